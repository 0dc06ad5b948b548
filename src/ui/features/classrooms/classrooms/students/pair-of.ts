import type { Selection } from '#domain/platform/tables/selection.ts';

/** Returns the two selected rows, or null if there are not exactly two. */
export function pairOf<T extends { readonly id: string }>(
  selection: Selection,
  rows: readonly T[],
): readonly [T, T] | null {
  if (selection.of !== 'ids' || selection.ids.length !== 2) return null;
  const [one, other] = selection.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return one === undefined || other === undefined ? null : [one, other];
}
