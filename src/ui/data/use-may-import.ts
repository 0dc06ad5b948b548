import { useOwnSubject } from './use-own-subject.ts';
import { useRefusal } from './use-refusal.ts';

/** Whether the person of the session may bring files into the organization that their tab stands in (ROS-5). */
export function useMayImport(): boolean {
  return useRefusal('roster.import', useOwnSubject()) === null;
}
