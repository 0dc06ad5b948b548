/** The added students, and the change set that undoes it. */
export type Added = { readonly students: readonly string[]; readonly changeSetId: string };
