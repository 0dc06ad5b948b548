import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shell } from '../messages/en/shell.ts';
import { breakable } from './breakable.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, toastStore } from './toast.ts';

const none: readonly Toast[] = [];

/** The live region of the passing messages; once per app, at the end of the body. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <output className="toaster" aria-label={shell.messages}>
      {toasts.map(({ id, text, action }) => (
        <div key={id} className="toast">
          <span>{breakable(text)}</span>
          {action === undefined ? null : (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" aria-label={shell.closeMessage} onClick={() => dismissToast(id)}>
            <Icon of={X} />
          </button>
        </div>
      ))}
    </output>
  );
};
