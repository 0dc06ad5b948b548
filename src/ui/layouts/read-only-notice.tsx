import { useLocation } from 'react-router';
import { readsLicensed } from '#domain/identity/account/access-state.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import { Notice } from '../components/notices/notice.tsx';
import { TextLink } from '../components/text-link.tsx';
import { readOnlyWords as words } from '../messages/en/read-only.ts';
import { isAtOrBelow, paths } from '../routes/paths.ts';

/**
 * Pages, including those below them, with actions that end with the trial or license: the rows of the permission table that are `licensed`.
 * That table is too large for the first load of a page. `licensed.test.tsx` opens the page of each row and expects this notice.
 */
const readOnlyPages = [paths.classrooms, paths.students, paths.teachers, paths.imports, paths.newYear];

/** Says at the top of a page that it is read-only because the trial or license has ended, what still works, and what to do (LIC-3). */
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
