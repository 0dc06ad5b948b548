import { type Mock, vi } from 'vitest';

type Saved = Mock<(name: string, bytes: Uint8Array, type: string) => void>;

export function watchSavedFiles(): Saved {
  const saved: Saved = vi.fn<(name: string, bytes: Uint8Array, type: string) => void>();
  const bytesOf = new WeakMap<Blob, Uint8Array>();
  const offered = new Map<string, Blob>();
  class ReadableBlob extends Blob {
    constructor(parts: readonly Uint8Array<ArrayBuffer>[], options?: BlobPropertyBag) {
      super([...parts], options);
      bytesOf.set(this, parts[0] ?? new Uint8Array());
    }
  }
  vi.stubGlobal('Blob', ReadableBlob);
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:file-${offered.size}`;
    offered.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = offered.get(this.href);
    if (blob !== undefined) saved(this.download, bytesOf.get(blob) ?? new Uint8Array(), blob.type);
  });
  return saved;
}
