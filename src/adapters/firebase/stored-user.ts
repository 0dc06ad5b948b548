export type UserStorage = Pick<Storage, 'getItem' | 'removeItem'>;

const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Runs with the browser's storage. If storage is blocked, the SDK has stored no user, and `otherwise` is returned. */
function within<T>(open: () => UserStorage, run: (storage: UserStorage) => T, otherwise: T): T {
  try {
    return run(open());
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

/** Whether the SDK has stored a user in this browser. Does not load the SDK. */
export const hasStoredUser = (apiKey: string, open: () => UserStorage = () => localStorage): boolean =>
  within(open, (storage) => storage.getItem(keyOf(apiKey)) !== null, false);

/**
 * Logs out in this browser without the SDK, if its code cannot be loaded (offline). Deletes the SDK's data for this API key. Other tabs detect this like any
 * logout.
 */
export const forgetStoredUser = (apiKey: string, open: () => UserStorage = () => localStorage): void =>
  within(open, (storage) => storage.removeItem(keyOf(apiKey)), undefined);
