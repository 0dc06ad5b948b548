/** The new owner's membership for each classroom of a leaving owner; null archives the classroom. */
export type HandOver = readonly { readonly classroomId: string; readonly to: string | null }[];

/** A classroom does not belong to the member, or `to` is not a member of the same organization; nothing was changed. */
export type HandOverInvalid = { readonly kind: 'member/hand-over-invalid' };

export const maxHandedOver = 200;
