export type Added = { readonly students: readonly string[]; readonly changeSetId: string };
