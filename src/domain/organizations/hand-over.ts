/** Where a classroom goes when its owner leaves: to the colleague of this membership, or, with null, into the archive. */
export type HandOver = readonly { readonly classroomId: string; readonly to: string | null }[];

/** Something in it is no classroom of the member, or no colleague of the same organization; nothing was done. */
export type HandOverInvalid = { readonly kind: 'member/hand-over-invalid' };

/** How many classrooms one hand-over may name. */
export const mostHandedOver = 200;
