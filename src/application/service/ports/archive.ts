/** One text file of an archive. */
export type ArchiveFile = { readonly name: string; readonly text: string };

/** Packs files into one that people can open anywhere. */
export interface Archive {
  /** The archive's bytes; the files stand in it in this order. */
  pack(files: readonly ArchiveFile[]): Promise<Uint8Array>;
}
