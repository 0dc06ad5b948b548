import type { AccessRefusal } from '#domain/organizations/access/access-refusal.ts';
import { can } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import type { Subject } from '#domain/organizations/access/scope.ts';
import { sessionActor } from '#domain/organizations/access/session-actor.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';

/**
 * Returns the reason why the user may not perform an action on a subject (by default, their own), or null if they may. Loads the permission table, so the
 * initial script of a public page must not use it.
 */
export function useRefusal(action: Action, subject?: Subject): AccessRefusal['kind'] | null {
  const person = personOf(useSession());
  const allowed = can(person && sessionActor(person), action, subject);
  return allowed.ok ? null : allowed.error.kind;
}
