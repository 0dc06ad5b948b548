import type { ClientApp } from '#application/client/client-app.ts';
import type { InvitedRole } from '#domain/organizations/invitations/invitation.ts';
import type { InvitingAnswer } from '#domain/organizations/invitations/invitation-views.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

export type InviteOptions = {
  readonly role: InvitedRole;
  readonly message: string;
  /** Shows the effect without sending invitations. */
  readonly dryRun?: true;
};

type Needs = Pick<Cli, 'organization' | 'readBytes'> & {
  readonly app: Pick<ClientApp, 'invitations' | 'organizations'>;
};

async function organizationOf({ app, organization }: Needs): Promise<Result<string, CliFailure>> {
  if (organization !== null) return ok(organization);
  const own = await app.organizations.list();
  if (!own.ok) return own;
  const [only, ...others] = own.value;
  return only === undefined || others.length > 0 ? err({ kind: 'organization/not-named' }) : ok(only.id);
}

const seatsText = ({ seatsLeft }: InvitingAnswer): string =>
  seatsLeft === null ? '' : `\nSeats left: ${seatsLeft}`;

const text = (answer: InvitingAnswer): string =>
  table(
    ['Address', 'Answer', 'School'],
    answer.answers.map((piece) => [piece.email ?? piece.text, piece.answer, piece.school ?? '']),
  ) + seatsText(answer);

/** Invites all people in a file, and reports the result per address (ORG-6, R6). */
export async function inviteStaff(cli: Needs, file: string, options: InviteOptions): Reported {
  const read = cli.readBytes(file);
  if (!read.ok) return read;
  const organization = await organizationOf(cli);
  if (!organization.ok) return organization;
  const { role, message, dryRun } = options;
  const draft = {
    addresses: new TextDecoder().decode(read.value),
    role,
    message,
    organizationId: organization.value,
  };
  const { invitations } = cli.app;
  const answered = await (dryRun === true ? invitations.preview(draft) : invitations.send(draft));
  return answered.ok ? ok({ json: answered.value, text: text(answered.value) }) : answered;
}
