import type { AccessRefusal } from '#domain/access/access-refusal.ts';
import { can } from '#domain/access/can.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { Subject } from '#domain/access/scope.ts';
import { sessionActor } from '#domain/access/session-actor.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../app-context.tsx';

/**
 * Why the person of the session may not do something with a thing, their own unless told otherwise; null where they may. The
 * table of permissions comes with it: nothing of a public page's first script may use it.
 */
export function useRefusal(action: Action, subject?: Subject): AccessRefusal['kind'] | null {
  const person = personOf(useSession());
  const allowed = can(person && sessionActor(person), action, subject);
  return allowed.ok ? null : allowed.error.kind;
}
