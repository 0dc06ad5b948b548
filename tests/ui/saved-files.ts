import { vi } from 'vitest';

/** What the page hands to the browser as files. */
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
