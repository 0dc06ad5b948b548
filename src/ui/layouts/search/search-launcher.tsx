import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { FetchedPart, fetchedPart } from '../../components/fetched-part.tsx';
import { Icon } from '../../components/icon.tsx';
import { searchWords as words } from '../../messages/en/search.ts';
import { fetched } from '../../routes/chunk-error.ts';
import type { NavigationRole } from '../navigation.ts';

const searchDialog = fetchedPart(async () => (await fetched(import('./search-dialog.tsx'))).SearchDialog);

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=application] *'));

const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? !altKey && key.toLowerCase() === 'k' : key === '/' && !altKey && !isEditable(target);

/** The search button in the header, its keyboard shortcuts, and its dialog, which is loaded when the user opens it (NAV-20). */
export function SearchLauncher({
  role,
  open,
  onChange,
}: {
  readonly role: NavigationRole;
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    // Ignores the shortcut if a dialog is open, because that dialog handles the keyboard.
    if (document.querySelector('[role=dialog]:not([hidden]), dialog[open]') !== null) return;
    event.preventDefault();
    onChange(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={words.openName}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => onChange(true)}
      >
        <Icon of={Search} /> <span>{words.open}</span> <kbd aria-hidden="true">{words.key}</kbd>
      </button>
      {open ? (
        <FetchedPart part={searchDialog}>
          {(SearchDialog) => <SearchDialog role={role} onClose={() => onChange(false)} />}
        </FetchedPart>
      ) : null}
    </>
  );
}
