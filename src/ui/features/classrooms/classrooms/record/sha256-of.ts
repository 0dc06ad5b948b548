/** Returns the SHA-256 of a file as 64 lowercase hexadecimal digits. Throws a `NotReadableError` if the file was deleted. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
