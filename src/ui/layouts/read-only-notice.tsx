import { useLocation } from 'react-router';
import { readsLicensed } from '#domain/identity/account/access-state.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import { Notice } from '../components/notices/notice.tsx';
import { TextLink } from '../components/text-link.tsx';
import { readOnlyWords as words } from '../messages/en/read-only.ts';
import { isAtOrBelow, paths } from '../routes/paths.ts';

/**
 * Pages with actions that end with the trial or license, including the pages below them. These actions are the `licensed` rows of the permission table, which
 * is too large for the first load of a page. `licensed.test.tsx` opens the page of each row and expects this notice.
 */
const readOnlyPages = [paths.classrooms, paths.students, paths.teachers, paths.imports, paths.newYear];

/** A notice at the top of a page that is read-only because the trial or license has ended. Explains what still works and what to do (LIC-3). */
export function ReadOnlyNotice() {
  const { pathname } = useLocation();
  const person = personOf(useSession());
  const isConcerned = readOnlyPages.some((page) => isAtOrBelow(pathname, page));
  if (person === null || !isConcerned || readsLicensed(person.accessState)) return null;
  return (
    <Notice tone="warning" title={words.title[person.accessState === 'trial_expired' ? 'trial' : 'license']}>
      <p>
        {words.advice} <TextLink to={paths.license}>{words.link}</TextLink>
      </p>
    </Notice>
  );
}
