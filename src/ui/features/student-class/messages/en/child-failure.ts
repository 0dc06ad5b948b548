import { entryFailures } from '../../../../messages/en/entry-failures.ts';
import { studentClassWords as words } from './student-class.ts';

const isEntry = (kind: string): kind is keyof typeof entryFailures => Object.hasOwn(entryFailures, kind);

/** What a child is told of a failure, and what to do next. */
export function childFailure({ kind }: { readonly kind: string }): string {
  if (isEntry(kind)) return `${entryFailures[kind].says} ${entryFailures[kind].next}`;
  if (kind === 'service/unreachable') return words.noInternet;
  return kind === 'service/too-many-requests' ? words.tooMany : words.failed;
}
