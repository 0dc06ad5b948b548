import { vi } from 'vitest';

/** The files that the page offers for download. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  return saved;
}
