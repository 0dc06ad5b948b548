import { ArrowLeft, FileText, Link2, Presentation, Printer, Users } from 'lucide-react';
import { Button, LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { toast } from '../../components/toast.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { lessonActions as words } from '../../messages/en/lesson-views.ts';
import { lessonPage } from '../../messages/en/lessons.ts';
import { paths } from '../../routes/paths.ts';
import { AssignButton } from './classes/assign-button.tsx';
import { KeepOffline } from './offline/keep-offline.tsx';
import { DownloadButton } from './download/download-button.tsx';
import { usePinnedVersion } from './classes/use-pinned-version.ts';

async function copyAddress(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast(words.copied);
  } catch {
    toast(words.notCopied);
  }
}

/** Copies the address of a page of ours. */
export const CopyLink = ({ path }: { readonly path: string }) => (
  <Button
    variant="quiet"
    className="with-script"
    disabled={!useHydrated()}
    onClick={() => void copyAddress(path)}
  >
    <Icon of={Link2} /> {words.copy}
  </Button>
);

/** Opens the browser's print window. */
export const PrintButton = ({ label, name }: { readonly label: string; readonly name?: string }) => (
  <Button
    variant="quiet"
    className="with-script"
    disabled={!useHydrated()}
    onClick={() => window.print()}
    aria-label={name}
  >
    <Icon of={Printer} /> {label}
  </Button>
);

/** What a teacher does with the lesson, at hand while it is read. */
export const LessonActions = (props: {
  readonly slug: string;
  readonly title: string;
  readonly hasSheet: boolean;
  readonly onAssigned: () => void;
}) => {
  const { slug } = props;
  const version = usePinnedVersion();
  return (
    <nav className="lesson-actions no-print" aria-label={words.name}>
      <LinkButton to={paths.lessons} variant="quiet" className="lesson-back">
        <Icon of={ArrowLeft} /> {lessonPage.back}
      </LinkButton>
      <AssignButton slug={slug} title={props.title} onAssigned={props.onAssigned} />
      <LinkButton to={paths.lessonView(slug, 'present', version)} variant="primary">
        <Icon of={Presentation} /> {words.present}
      </LinkButton>
      <PrintButton label={words.print} name={words.printLesson} />
      <DownloadButton slug={slug} />
      <LinkButton to={paths.lessonView(slug, 'student', version)} variant="quiet">
        <Icon of={Users} /> {words.student}
      </LinkButton>
      {props.hasSheet ? (
        <LinkButton to={paths.lessonView(slug, 'sheet', version)} variant="quiet">
          <Icon of={FileText} /> {words.sheet}
        </LinkButton>
      ) : null}
      <KeepOffline slug={slug} />
      <CopyLink path={paths.lesson(slug)} />
    </nav>
  );
};
