import { entryFailures } from '../../../../../messages/en/failures/entry-failures.ts';
import { studentClassWords as words } from './student-class.ts';

const isEntry = (kind: string): kind is keyof typeof entryFailures => Object.hasOwn(entryFailures, kind);

export function childFailure({ kind }: { readonly kind: string }): string {
  if (isEntry(kind)) return `${entryFailures[kind].says} ${entryFailures[kind].next}`;
  if (kind === 'service/unreachable') return words.noInternet;
  return kind === 'service/too-many-requests' ? words.tooMany : words.failed;
}
