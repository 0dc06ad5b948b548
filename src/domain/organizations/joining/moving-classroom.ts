/** A classroom of a member. `archivedAt` is in epoch milliseconds; null if it is not archived. */
export type OwnedClassroom = {
  readonly id: string;
  readonly name: string;
  readonly archivedAt: number | null;
};

export type MovingClassroom = OwnedClassroom & { readonly students: number };
