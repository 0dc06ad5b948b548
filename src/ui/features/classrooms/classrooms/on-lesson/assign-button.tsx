import { ClipboardList } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginPath } from '#domain/identity/navigation/paths.ts';
import { useSession } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { MissingDialog } from '../../../../components/notices/missing-dialog.tsx';
import { withStyles } from '../../../../components/with-styles.ts';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { onLesson as words } from '../messages/en/on-lesson.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';

const assignDialog = fetchedPart(() =>
  withStyles(async () => (await fetched(import('./assign-dialog.tsx'))).AssignDialog),
);

type AssignProps = {
  readonly slug: string;
  readonly title: string;
  readonly onAssigned: () => void;
};

/**
 * Assigns the lesson to a class. The dialog is loaded when the user presses the button, or when the URL requests it (`?assign`). Visitors are sent to the login
 * page, and then back to the lesson with the dialog open.
 */
export function AssignButton({ slug, title, onAssigned }: AssignProps) {
  const { state } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const inAddress = search.has('assign');
  const opened = pressed || inAddress;
  const mustLogIn = opened && state === 'signed-out';
  useEffect(() => {
    if (!mustLogIn) return;
    void navigate(
      loginPath({ pathname: paths.lesson(slug), search: inAddress ? location.search : '?assign', hash: '' }),
    );
  }, [inAddress, location.search, mustLogIn, navigate, slug]);
  const close = (): void => {
    setPressed(false);
    if (inAddress) void navigate(paths.lesson(slug), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="with-script"
        disabled={!useHydrated()}
        onClick={() => setPressed(true)}
      >
        <Icon of={ClipboardList} /> {words.assign}
      </Button>
      {/* The dialog is outside the bar of actions, because the styles of the bar would apply to it. */}
      {opened && state === 'signed-in'
        ? createPortal(
            <FetchedPart
              part={assignDialog}
              renderMissing={(notice) => (
                <MissingDialog title={words.assign} onClose={close}>
                  {notice}
                </MissingDialog>
              )}
            >
              {(AssignDialog) => (
                <AssignDialog
                  slug={slug}
                  title={title}
                  chosenId={search.get('assign')}
                  onClose={close}
                  onAssigned={onAssigned}
                />
              )}
            </FetchedPart>,
            document.body,
          )
        : null}
    </>
  );
}
