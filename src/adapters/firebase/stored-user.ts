export type UserStorage = Pick<Storage, 'getItem' | 'removeItem'>;

const keyOf = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Calls `run` with the browser's storage and returns its result. Returns `otherwise` if storage is blocked, because the SDK cannot have stored a user then. */
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
 * Deletes the SDK's stored user for this API key without loading the SDK, for a logout while the SDK cannot be loaded (offline). Other tabs detect this like
 * any logout.
 */
export const forgetStoredUser = (apiKey: string, open: () => UserStorage = () => localStorage): void =>
  within(open, (storage) => storage.removeItem(keyOf(apiKey)), undefined);
