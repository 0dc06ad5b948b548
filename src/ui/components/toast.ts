export type Toast = { readonly id: number; readonly text: string };

const lifetime = 6000;
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

/** Says something in passing, for six seconds, at the foot of the window: what was done, never an error to act on. */
export function toast(text: string): void {
  const id = (lastId += 1);
  replace([...toasts.slice(-2), { id, text }]);
  setTimeout(() => dismissToast(id), lifetime);
}

/** What `Toaster` shows. */
export const toastStore = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): readonly Toast[] => toasts,
};
