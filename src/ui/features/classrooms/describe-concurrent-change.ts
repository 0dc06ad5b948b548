import { mergeWords } from './messages/en/classrooms.ts';
import type { ConcurrentChange } from './save-with-merge.ts';

const isNamed = (field: string): field is keyof typeof mergeWords.fields => field in mergeWords.fields;

/** Says what somebody else had changed meanwhile, and that it was kept; null where nothing was. */
export const describeConcurrentChange = <E extends object, C>(
  concurrent: ConcurrentChange<E, C> | null,
): string | null =>
  concurrent === null
    ? null
    : mergeWords.kept(
        new Intl.ListFormat('en-US').format(
          concurrent.fields.map((field) => (isNamed(field) ? mergeWords.fields[field] : field)),
        ),
      );
