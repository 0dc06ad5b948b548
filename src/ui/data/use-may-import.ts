import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../app-context.tsx';
import { useRefusal } from './use-refusal.ts';

/** Whether the person of the session may bring files into the organization that their tab stands in (ROS-5). */
export function useMayImport(): boolean {
  const organization = personOf(useSession())?.organization?.path ?? null;
  return useRefusal('roster.import', { relation: 'none', organization }) === null;
}
