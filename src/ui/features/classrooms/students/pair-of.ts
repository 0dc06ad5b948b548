import type { Selection } from '#domain/tables/selection.ts';

/** The two who are selected, where they are two of these. */
export function pairOf<T extends { readonly id: string }>(
  selection: Selection,
  rows: readonly T[],
): readonly [T, T] | null {
  if (selection.of !== 'ids' || selection.ids.length !== 2) return null;
  const [one, other] = selection.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return one === undefined || other === undefined ? null : [one, other];
}
