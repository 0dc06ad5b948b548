import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SaveFailure } from '#application/client/lessons/offline-library.ts';
import { useApp } from '../../app-context.tsx';
import { Button, LinkButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { toast } from '../../components/toast.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { describeLoadFailure } from '../../messages/en/failures.ts';
import { offline as words } from './messages/en/offline.ts';
import { paths } from '../../routes/paths.ts';
import { useOfflineLibrary } from './use-offline-library.ts';

const NotSaved = ({
  failure,
  onRetry,
  onClose,
}: {
  readonly failure: SaveFailure;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={words.notKept} onClose={onClose}>
    <p>{describeLoadFailure(failure)}</p>
    <div className="dialog-actions">
      <Button data-focus-first="" onClick={onRetry}>
        {words.tryAgain}
      </Button>
      {failure.kind === 'offline/storage-full' ? (
        <LinkButton to={`${paths.lessons}#on-this-device`} variant="primary">
          {words.makeRoom}
        </LinkButton>
      ) : null}
    </div>
  </Dialog>
);

/** Keeps the lesson on this device until it is taken back; pressed while it is kept. */
export const KeepOffline = ({ slug }: { readonly slug: string }) => {
  const { offline } = useApp();
  const contents = useOfflineLibrary();
  const [keeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const kept = contents?.lessons.some((lesson) => lesson.slug === slug && lesson.kept) ?? false;
  const hydrated = useHydrated();

  const keep = async (): Promise<void> => {
    setFailure(null);
    setKeeping(true);
    const answer = await offline.keep(slug);
    setKeeping(false);
    if (answer.ok) toast(words.keptNow);
    else setFailure(answer.error);
  };
  const takeBack = async (): Promise<void> => {
    await offline.forget(slug);
    toast(words.removed, { label: words.keep, run: () => void keep() });
  };
  return (
    <>
      <Button
        variant="entry"
        size="sm"
        className="with-script keep-offline"
        disabled={!hydrated}
        aria-pressed={kept}
        aria-disabled={keeping || undefined}
        title={words.keepHint}
        onClick={() => {
          if (!keeping) void (kept ? takeBack() : keep());
        }}
      >
        <Icon of={CloudDownload} /> {keeping ? words.keeping : words.keep}
      </Button>
      {/* Out of the menu: what is in there is not shown once it is closed. */}
      {failure === null
        ? null
        : createPortal(
            <NotSaved failure={failure} onRetry={() => void keep()} onClose={() => setFailure(null)} />,
            document.body,
          )}
    </>
  );
};
