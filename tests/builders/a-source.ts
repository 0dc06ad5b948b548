import type { ByteSource } from '#application/ports/roster-files.ts';

export const aSource = (name: string, bytes: Uint8Array, chunk = 65_536): ByteSource => ({
  name,
  size: bytes.length,
  open: async function* () {
    for (let at = 0; at < bytes.length; at += chunk)
      yield await Promise.resolve(bytes.subarray(at, at + chunk));
  },
});
