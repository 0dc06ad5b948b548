/** The part of the browser's storage that is needed. */
export type UserStorage = Pick<Storage, 'removeItem'>;

/**
 * Signs out in this browser without the SDK, for when its code cannot be loaded (offline): takes away what the SDK keeps
 * under this API key. Other tabs hear of it as of any sign-out.
 */
export function forgetStoredUser(apiKey: string, open: () => UserStorage = () => localStorage): void {
  try {
    open().removeItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
  } catch (error) {
    // Where storage is blocked the SDK kept nobody either.
    if (!(error instanceof DOMException)) throw error;
  }
}
