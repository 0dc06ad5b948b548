import { ArrowLeft, FileText, Link2, Monitor, Presentation, Printer } from 'lucide-react';
import { Button, type ButtonLook, LinkButton } from '../../../components/button.tsx';
import { DetailsMenu } from '../../../components/menus/details-menu.tsx';
import { Icon } from '../../../components/icon.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { lessonActions as words } from './messages/en/lesson-views.ts';
import { lessonPage } from './messages/en/lesson-page.ts';
import { paths } from '../../../routes/paths.ts';
import { AssignButton } from '../../classrooms/classrooms/on-lesson/assign-button.tsx';
import { KeepOffline } from '../offline-lessons/keep-offline.tsx';
import { DownloadButton } from './download/download-button.tsx';
import { usePinnedVersion } from '../../classrooms/classrooms/on-lesson/use-pinned-version.ts';

async function copyAddress(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast(words.copied);
  } catch {
    toast(words.notCopied);
  }
}

const quiet: ButtonLook = { variant: 'quiet', size: 'sm' };
const entry: ButtonLook = { variant: 'entry', size: 'sm' };

export const CopyLink = ({ path, ...look }: { readonly path: string } & ButtonLook) => (
  <Button
    {...quiet}
    {...look}
    className="with-script"
    disabled={!useHydrated()}
    onClick={() => void copyAddress(path)}
  >
    <Icon of={Link2} /> {words.copy}
  </Button>
);

export const PrintButton = ({
  label,
  name,
  ...look
}: { readonly label: string; readonly name?: string } & ButtonLook) => (
  <Button
    {...quiet}
    {...look}
    className="with-script"
    disabled={!useHydrated()}
    onClick={() => window.print()}
    aria-label={name}
  >
    <Icon of={Printer} /> {label}
  </Button>
);

/** A view of the lesson with a hint about its audience, because the names alone are easily confused. */
const ViewEntry = (props: {
  readonly to: string;
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly children: string;
  readonly hint: string;
}) => (
  <LinkButton to={props.to} {...entry}>
    <Icon of={props.icon} />
    <span>
      {props.children} <span className="menu-hint field-hint">{props.hint}</span>
    </span>
  </LinkButton>
);

/** Print and download. They are in the bar if there is room, otherwise in its menu. */
const ToTakeAway = ({ slug, ...look }: { readonly slug: string } & ButtonLook) => (
  <>
    <PrintButton label={words.print} name={words.printLesson} {...look} />
    <DownloadButton slug={slug} {...look} />
  </>
);

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
      <LinkButton to={paths.lessons} {...quiet} aria-label={lessonPage.back}>
        <Icon of={ArrowLeft} /> <span className="wide-only">{lessonPage.back}</span>
      </LinkButton>
      <div className="row wide-only">
        <ToTakeAway slug={slug} {...quiet} />
      </div>
      <AssignButton slug={slug} title={props.title} onAssigned={props.onAssigned} />
      <LinkButton to={paths.lessonView(slug, 'present', version)} variant="primary" size="sm">
        <Icon of={Presentation} /> {words.present}
      </LinkButton>
      <DetailsMenu summary={words.more}>
        <ViewEntry to={paths.lessonView(slug, 'student', version)} icon={Monitor} hint={words.studentHint}>
          {words.student}
        </ViewEntry>
        {props.hasSheet ? (
          <ViewEntry to={paths.lessonView(slug, 'sheet', version)} icon={FileText} hint={words.sheetHint}>
            {words.sheet}
          </ViewEntry>
        ) : null}
        <hr />
        <div className="phone-only">
          <ToTakeAway slug={slug} {...entry} />
        </div>
        <KeepOffline slug={slug} />
        <CopyLink path={paths.lesson(slug)} {...entry} />
      </DetailsMenu>
    </nav>
  );
};
