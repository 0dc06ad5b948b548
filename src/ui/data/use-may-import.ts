import { useOwnSubject } from './use-own-subject.ts';
import { useRefusal } from './use-refusal.ts';

export function useMayImport(): boolean {
  return useRefusal('roster.import', useOwnSubject()) === null;
}
