import { useSession } from '../../../../app-context.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { onLesson as words } from '../messages/en/on-lesson.ts';
import { paths } from '../../../../routes/paths.ts';
import { usePinnedVersion } from './use-pinned-version.ts';

/** If the URL contains a version, tells the user whether that version is shown, and links to the published one. */
export const PinnedVersionNote = ({ slug, shown }: { readonly slug: string; readonly shown: number }) => {
  const version = usePinnedVersion();
  // Before the session is restored, the service replies as to a visitor.
  const known = useSession().state !== 'restoring';
  if (version === undefined || !known) return null;
  return (
    <div className="no-print">
      <Notice tone={version === shown ? 'info' : 'warning'}>
        <p>
          {version === shown ? words.pinned(version) : words.notPinned(version, shown)}{' '}
          <TextLink to={paths.lesson(slug)}>{words.newest}</TextLink>
        </p>
      </Notice>
    </div>
  );
};
