/** What a message offers besides being read: a word on a button, and what it does. */
export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = { readonly id: number; readonly text: string; readonly action?: ToastAction | undefined };

const lifetime = 6000;
/** Whoever is to decide something gets longer. */
const actionLifetime = 20_000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/**
 * Says something in passing, for six seconds, at the foot of the window: what was done, never an error to act on. With an
 * action (undo) it stays for twenty; what the action does must be possible elsewhere too.
 */
export function toast(text: string, action?: ToastAction): void {
  const id = (lastId += 1);
  replace([...toasts.slice(-2), { id, text, action }]);
  setTimeout(() => dismissToast(id), action === undefined ? lifetime : actionLifetime);
}

/** What `Toaster` shows. */
export const toastStore = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): readonly Toast[] => toasts,
};
