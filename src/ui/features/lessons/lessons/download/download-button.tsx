import { Download, FileText, Presentation, Printer } from 'lucide-react';
import { fileFormats, type LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import { AnchorButton, type ButtonLook } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { describeLoadFailure } from '../../../../messages/describe-failure.ts';
import { lessonDownload as words } from '../messages/en/lesson-views.ts';
import { paths } from '../../../../routes/paths.ts';
import { usePinnedVersion } from '../../../classrooms/classrooms/on-lesson/use-pinned-version.ts';
import { useLessonDownload } from './use-lesson-download.ts';

const icons = { lesson: Download, printables: Printer, slides: Presentation, sheet: FileText } as const;

/**
 * A file of the lesson, or of a part of it. Without scripts, it is a plain link to the file for visitors. With scripts, the file contains what the signed-in
 * user may read.
 */
export const DownloadButton = ({
  slug,
  part = 'lesson',
  ...look
}: { readonly slug: string; readonly part?: LessonPart } & ButtonLook) => {
  const version = usePinnedVersion();
  const { state, start } = useLessonDownload(slug);
  const isMaking = state.kind === 'making';
  return (
    <AnchorButton
      href={paths.lessonDownload(slug, part, version)}
      download={`${slug}${fileFormats[part].ending}`}
      {...look}
      aria-disabled={isMaking || undefined}
      onClick={(event) => {
        event.preventDefault();
        start({ part, ...(version === undefined ? {} : { version }) });
      }}
    >
      <Icon of={icons[part]} /> {isMaking && state.part === part ? words.making : words.names[part]}
    </AnchorButton>
  );
};

export const DownloadStatus = ({ slug }: { readonly slug: string }) => {
  const { state } = useLessonDownload(slug);
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
