import { readsLicensed } from '#domain/license/access-state.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../../app-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { classroomWords } from './messages/en/classrooms.ts';
import { paths } from '../../routes/paths.ts';

const { ended } = classroomWords;

/** Whether the trial or the license of the signed-in user is over: then classes can be read, archived and tidied only. */
export function useAccessEnded(): boolean {
  const person = personOf(useSession());
  return person !== null && !readsLicensed(person.accessState);
}

/** Says so, and what can still be done. */
export const AccessEnded = () => (
  <Notice tone="warning" title={ended.title}>
    <p>
      {ended.advice} <TextLink to={paths.license}>{ended.link}</TextLink>
    </p>
  </Notice>
);
