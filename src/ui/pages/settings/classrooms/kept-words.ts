import { mergeWords } from '../../../messages/en/classrooms.ts';
import type { Meanwhile } from './save-merged.ts';

const isNamed = (field: string): field is keyof typeof mergeWords.fields => field in mergeWords.fields;

/** Says what somebody else had changed meanwhile, and that it was kept; null where nothing was. */
export const keptWords = <E extends object, C>(meanwhile: Meanwhile<E, C> | null): string | null =>
  meanwhile === null
    ? null
    : mergeWords.kept(
        new Intl.ListFormat('en-US').format(
          meanwhile.fields.map((field) => (isNamed(field) ? mergeWords.fields[field] : field)),
        ),
      );
