import type { Actor, Membership } from './actor.ts';
import { type Action, permissionOf } from './permissions.ts';
import type { ReachCondition, Reach } from './reach.ts';
import { emptyScope, type Scope } from './scope.ts';

const holds = ({ condition }: Reach, checked: readonly ReachCondition[]): boolean =>
  condition === null || checked.includes(condition);

const conditionsOf = ({ billingContact }: Membership): readonly ReachCondition[] =>
  billingContact ? ['billing-contact'] : [];

/**
 * Returns the subjects that an actor may reach with an action. The account type determines access to the actor's own subjects, and for staff to all subjects.
 * Each membership determines access to its organization and those below it. `checked` lists the conditions that are met: a use case passes `audited` only if it
 * writes the audit row.
 */
export function scopeOf(actor: Actor | null, action: Action, checked: readonly ReachCondition[] = []): Scope {
  if (actor === null) return emptyScope;
  const { reach } = permissionOf(action);
  const { accountId, mailbox, memberships } = actor;
  const personal = reach[actor.accountType];
  const isPersonal = holds(personal, checked);
  return {
    everything: personal.everything && isPersonal,
    organizations: memberships
      .filter((membership) => {
        const given = reach[membership.role];
        return given.organization && holds(given, [...checked, ...conditionsOf(membership)]);
      })
      .map(({ organization }) => organization),
    own:
      personal.own === 'none' || !isPersonal
        ? null
        : { accountId, mailbox, shared: personal.own === 'shared' },
  };
}
