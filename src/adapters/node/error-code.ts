/** Returns the code of an error of the operating system, such as `ENOENT`. Rethrows other errors, which are bugs. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
