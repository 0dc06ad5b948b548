import { mergeWords } from './messages/en/classrooms.ts';
import type { ConcurrentChange } from './save-with-merge.ts';

const isNamed = (field: string): field is keyof typeof mergeWords.fields => field in mergeWords.fields;

/** Describes a concurrent change that was merged. Returns null if there was none. */
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
