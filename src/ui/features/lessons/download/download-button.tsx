import { Download } from 'lucide-react';
import { AnchorButton, type ButtonLook } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { describeLoadFailure } from '../../../messages/en/failures.ts';
import { lessonDownload as words } from '../messages/en/lesson-views.ts';
import { paths } from '../../../routes/paths.ts';
import { usePinnedVersion } from '../../classrooms/on-lesson/use-pinned-version.ts';
import { useLessonDownload } from './use-lesson-download.ts';

/** The lesson as one PDF. Without script a plain link, as for any visitor; with it, as the signed-in user may read it. */
export const DownloadButton = ({ slug, ...look }: { readonly slug: string } & ButtonLook) => {
  const version = usePinnedVersion();
  const { state, start } = useLessonDownload(slug, version);
  const isMaking = state.kind === 'making';
  return (
    <AnchorButton
      href={paths.lessonDownload(slug, version)}
      download={`${slug}.pdf`}
      {...look}
      aria-disabled={isMaking || undefined}
      onClick={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Icon of={Download} /> {isMaking ? words.making : words.all}
    </AnchorButton>
  );
};

/** Says that the file is being made, to anyone who listens, and why there is none. */
export const DownloadStatus = ({ slug }: { readonly slug: string }) => {
  const { state } = useLessonDownload(slug, usePinnedVersion());
  return (
    <>
      <output className="visually-hidden">{state.kind === 'making' ? words.making : ''}</output>
      {state.kind === 'failed' ? (
        <div className="no-print">
          <Notice tone="error">{describeLoadFailure(state.failure)}</Notice>
        </div>
      ) : null}
    </>
  );
};
