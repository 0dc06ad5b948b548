import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SaveFailure } from '#application/client/lessons/lessons/offline-library.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { offline as words } from './messages/en/offline.ts';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { MissingDialog } from '../../../components/notices/missing-dialog.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { useOfflineLibrary } from './use-offline-library.ts';

const notSaved = fetchedPart(async () => (await fetched(import('./not-saved-dialog.tsx'))).NotSavedDialog);

export const KeepOffline = ({ slug }: { readonly slug: string }) => {
  const { offline } = useApp();
  const contents = useOfflineLibrary();
  const [keeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const saved = contents?.lessons.some((lesson) => lesson.slug === slug && lesson.saved) ?? false;
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
        aria-pressed={saved}
        aria-disabled={keeping || undefined}
        title={words.keepHint}
        onClick={() => {
          if (!keeping) void (saved ? takeBack() : keep());
        }}
      >
        <Icon of={CloudDownload} /> {keeping ? words.keeping : words.keep}
      </Button>
      {/* This element is outside the menu, because the menu hides its content when it closes. */}
      {failure === null
        ? null
        : createPortal(
            <FetchedPart
              part={notSaved}
              renderMissing={(notice) => (
                <MissingDialog title={words.notSaved} onClose={() => setFailure(null)}>
                  {notice}
                </MissingDialog>
              )}
            >
              {(NotSavedDialog) => (
                <NotSavedDialog
                  failure={failure}
                  onRetry={() => void keep()}
                  onClose={() => setFailure(null)}
                />
              )}
            </FetchedPart>,
            document.body,
          )}
    </>
  );
};
