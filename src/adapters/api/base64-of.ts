/** The maximum number of arguments that `fromCharCode` accepts in every engine. */
const chunk = 0x80_00;

/** Returns bytes as base64. Works in chunks, because processing a file of 5 MB byte by byte blocks a page for seconds. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += chunk)
    binary += String.fromCharCode(...bytes.subarray(from, from + chunk));
  return btoa(binary);
}
