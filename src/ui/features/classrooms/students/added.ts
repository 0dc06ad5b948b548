/** Who was added, and the change by which it is undone. */
export type Added = { readonly students: readonly string[]; readonly changeSetId: string };
