/** What one call of `fromCharCode` may be given in every engine. */
const chunk = 0x80_00;

/** Bytes as base64. By parts: a file of 5 MB byte by byte holds a page up for seconds. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += chunk)
    binary += String.fromCharCode(...bytes.subarray(from, from + chunk));
  return btoa(binary);
}
