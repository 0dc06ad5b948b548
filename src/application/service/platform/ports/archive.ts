export type ArchiveFile = { readonly name: string; readonly text: string };

export interface Archive {
  pack(files: readonly ArchiveFile[]): Promise<Uint8Array>;
}
