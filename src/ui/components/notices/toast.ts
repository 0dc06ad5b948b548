type ToastAction = { readonly label: string; readonly run: () => void };
type Toast = { readonly text: string; readonly action?: ToastAction | undefined };

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;
let hide: () => void = () => undefined;

/**
 * Shows a message about a finished action for six seconds. Do not use it for errors that need an action. A toast with an action (undo) is shown for twenty
 * seconds, and the action must also be possible elsewhere.
 */
export function toast(text: string, action?: ToastAction): void {
  if (show !== null) return show({ text, action });
  waiting.push({ text, action });
  for (const listener of listeners) listener();
}

/** Closes toasts about earlier success ("Saved.") when an action fails. Toasts with an action stay. */
export function dismissToasts(): void {
  waiting.splice(0, waiting.length, ...waiting.filter(({ action }) => action !== undefined));
  hide();
}

/** Whether there are toasts to show. The component that shows toasts is loaded only then. */
export const toastsWaiting = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): boolean => show !== null || waiting.length > 0,
};

/** Passes all pending and later toasts to `shower`. `hider` closes toasts without an action. Returns a function that stops this. */
export function showToastsWith(shower: Show, hider = (): void => undefined): () => void {
  show = shower;
  hide = hider;
  waiting.splice(0).forEach(shower);
  return () => {
    show = null;
    hide = () => undefined;
  };
}
