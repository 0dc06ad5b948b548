/** The membership of the new owner for each classroom of an owner who leaves. If it is null, the classroom is archived. */
export type HandOver = readonly { readonly classroomId: string; readonly to: string | null }[];

/** A classroom does not belong to the member, or `to` is not a member of the same organization; nothing was changed. */
export type HandOverInvalid = { readonly kind: 'member/hand-over-invalid' };

export const maxHandedOver = 200;
