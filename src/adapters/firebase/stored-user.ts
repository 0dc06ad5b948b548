/** The part of the browser's storage that is needed. */
export type UserStorage = Pick<Storage, 'getItem' | 'removeItem'>;

/** Where the SDK keeps who is signed in under an API key. */
const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Runs with the browser's storage; where that is blocked the SDK kept nobody, and `otherwise` is the answer. */
function within<T>(open: () => UserStorage, run: (storage: UserStorage) => T, otherwise: T): T {
  try {
    return run(open());
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

/** Whether the SDK keeps somebody in this browser, told without its code. */
export const hasStoredUser = (apiKey: string, open: () => UserStorage = () => localStorage): boolean =>
  within(open, (storage) => storage.getItem(keyOf(apiKey)) !== null, false);

/**
 * Signs out in this browser without the SDK, for when its code cannot be loaded (offline): takes away what the SDK keeps
 * under this API key. Other tabs hear of it as of any sign-out.
 */
export const forgetStoredUser = (apiKey: string, open: () => UserStorage = () => localStorage): void =>
  within(open, (storage) => storage.removeItem(keyOf(apiKey)), undefined);
