import { useOwnSubject } from './use-own-subject.ts';
import { useRefusal } from './use-refusal.ts';

/** Whether the user may import files into the tab's organization (ROS-5). */
export function useMayImport(): boolean {
  return useRefusal('roster.import', useOwnSubject()) === null;
}
