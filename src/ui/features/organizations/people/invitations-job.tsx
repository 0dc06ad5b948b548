import { jobEntry, StoredJob } from '../../platform/jobs/stored-job.tsx';
import { inviteWords as words } from './messages/en/invitations.ts';

export const invitationsEntry = jobEntry('invitations');

const numberIn = (result: unknown, name: string): number => {
  const found: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : 0;
  return typeof found === 'number' ? found : 0;
};

const describeResult = (result: unknown): string =>
  words.delivered(numberIn(result, 'sent'), numberIn(result, 'bounced'));

export const InvitationsJob = () => (
  <StoredJob entry={invitationsEntry} title={words.job} describeResult={describeResult} />
);
