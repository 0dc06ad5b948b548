import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountTypes } from '#domain/identity/membership/account-type.ts';
import type { Actor } from '#domain/organizations/access/actor.ts';
import { actorAt } from '#domain/organizations/access/actor.ts';
import { can, canEver, covers } from '#domain/organizations/access/can.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { isNone } from '#domain/organizations/access/reach.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { isEmptyScope, isInScope, ownSubject, type Subject } from '#domain/organizations/access/scope.ts';
import { accessStates, readsLicensed } from '#domain/identity/account/access-state.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { actions, anActor, arbitrary, conditions } from '../../../../builders/an-actor.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const { action, actor, membership, subject } = arbitrary;
const said = (result: ReturnType<typeof can>): string => (result.ok ? 'yes' : result.error.kind);

const ask = (name: Action, overrides: Partial<Actor> = {}, about: Subject = ownSubject): string =>
  said(can(anActor(overrides), name, about));

describe('[ORG-2] nothing is allowed by default', () => {
  test('a role without permissions may do nothing, for any action and conditions', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, about) => {
        const { audience, reach } = permissionOf(name);
        const roles = [who.accountType, ...who.memberships.map(({ role }) => role)];
        fc.pre(audience !== 'anybody' && roles.every((role) => isNone(reach[role])));
        expect(can(who, name, { ...about, checked: conditions }).ok).toBe(false);
        expect(isEmptyScope(scopeOf(who, name, conditions))).toBe(true);
      }),
    );
  });

  test('a visitor may do only what everyone may', () => {
    for (const name of actions) {
      const open = permissionOf(name).audience === 'anybody';
      expect([name, said(can(null, name))]).toEqual([name, open ? 'yes' : 'session/required']);
      expect(isEmptyScope(scopeOf(null, name))).toBe(true);
    }
  });

  test('an unchecked condition does not hold', () => {
    for (const name of actions) {
      for (const role of accountTypes) {
        const reach = permissionOf(name).reach[role];
        if (reach.condition === null) continue;
        expect([name, role, isEmptyScope(scopeOf(anActor({ accountType: role }), name))]).toEqual([
          name,
          role,
          true,
        ]);
      }
    }
  });

  test('data of others needs a membership or a permission of staff', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, { organization }) => {
        fc.pre(who.memberships.length === 0 && !permissionOf(name).reach[who.accountType].everything);
        const others: Subject = { relation: 'none', organization, checked: conditions };
        expect(covers(who, name, others)).toEqual({
          ok: false,
          error: { kind: 'access/out-of-scope' },
        });
      }),
    );
  });
});

describe('[ORG-2] permissions are monotone', () => {
  const isNoLess = (less: ReturnType<typeof can>, more: ReturnType<typeof can>): boolean =>
    !less.ok || more.ok;

  test('another membership removes no permission', () => {
    fc.assert(
      fc.property(action, actor, subject, membership, (name, who, about, more) => {
        const wider = { ...who, memberships: [...who.memberships, more] };
        expect(isNoLess(can(who, name, about), can(wider, name, about))).toBe(true);
      }),
    );
  });

  test('an owner may do at least what a co-teacher may, and a co-teacher at least what others may', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, about) => {
        const as = (relation: Subject['relation']) => can(who, name, { ...about, relation });
        expect(isNoLess(as('none'), as('sharer'))).toBe(true);
        expect(isNoLess(as('sharer'), as('owner'))).toBe(true);
      }),
    );
  });

  test('a license, a second step, a newer sign-in, or another condition removes no permission', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, about) => {
        const before = can(who, name, about);
        const better = [
          can({ ...who, accessState: 'subscription_active' }, name, about),
          can({ ...who, signIn: { secondFactor: true, ageMs: 0 } }, name, about),
          can(who, name, { ...about, checked: conditions }),
        ];
        expect(better.every((after) => isNoLess(before, after))).toBe(true);
      }),
    );
  });

  test('everything below an organization is in scope if the organization is', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, about) => {
        const of = (organization: string) => can(who, name, { ...about, organization });
        expect(isNoLess(of('tidewater/'), of('tidewater/pier/'))).toBe(true);
      }),
    );
  });
});

describe('[LIC-3] permissions are defined for all access states', () => {
  test('each state allows licensed actions or refuses them as ended, and other actions do not depend on the state', () => {
    fc.assert(
      fc.property(action, actor, subject, (name, who, about) => {
        const inState = accessStates.map((accessState) => ({
          covered: readsLicensed(accessState),
          says: said(can({ ...who, accessState }, name, about)),
        }));
        const best = said(can({ ...who, accessState: 'subscription_active' }, name, about));
        for (const { covered, says } of inState) {
          const ends = permissionOf(name).licensed && best === 'yes' && !covered;
          expect(says).toBe(ends ? 'license/ended' : best);
        }
      }),
    );
  });

  test('the state follows from the grants and the time', () => {
    const { accessState: _state, ...record } = anActor({ grants: [trialFrom(startOfTests)] });
    expect(actorAt(startOfTests, record).accessState).toBe('trial_active');
    expect(actorAt(startOfTests + 31 * day, record).accessState).toBe('trial_expired');
  });
});

test('[ORG-3] the decision and the scope agree: nothing is allowed outside of it', () => {
  fc.assert(
    fc.property(action, actor, subject, (name, who, about) => {
      const decided = covers(who, name, about);
      const reached = isInScope(scopeOf(who, name, about.checked), about);
      expect(decided.ok || decided.error.kind === 'license/ended').toBe(reached);
    }),
  );
});

test('[ORG-2] a district has its schools in scope, but a school does not have its district, and none have their neighbors', () => {
  const room: Subject = { relation: 'none', organization: 'tidewater/pier/' };
  for (const role of memberRoles) {
    const reads = (organization: string) =>
      ask('classroom.read', { memberships: [{ organization, role, billingContact: false }] }, room);
    const yes = role === 'teacher' ? 'access/out-of-scope' : 'yes';
    expect([reads('tidewater/'), reads('tidewater/pier/')]).toEqual([yes, yes]);
    expect([reads('tidewater/quay/'), reads('uplands/')]).toEqual([
      'access/out-of-scope',
      'access/out-of-scope',
    ]);
  }
});

test('[LIC-5] a manager buys only as a billing contact of that organization', () => {
  const school: Subject = { relation: 'none', organization: 'tidewater/pier/' };
  const buys = (billingContact: boolean, organization = 'tidewater/') =>
    ask(
      'license.buy',
      { accountType: 'manager', memberships: [{ organization, role: 'manager', billingContact }] },
      school,
    );
  expect([buys(true), buys(false), buys(true, 'uplands/')]).toEqual([
    'yes',
    'access/out-of-scope',
    'access/out-of-scope',
  ]);
});

test('a co-teacher gets the reply that only the owner may do it, and others that it does not exist', () => {
  const as = (relation: Subject['relation']) =>
    ask('classroom.archive', {}, { relation, organization: null });
  expect([as('owner'), as('sharer'), as('none')]).toEqual([
    'yes',
    'classroom/owner-only',
    'access/out-of-scope',
  ]);
});

test('[AUT-18] staff need the second step for everything except its setup and logout', () => {
  const staff: Partial<Actor> = { accountType: 'admin', signIn: { secondFactor: false, ageMs: 0 } };
  const open = actions.filter((name) => {
    const decided = canEver(anActor(staff), name);
    return decided.ok || decided.error.kind !== 'account/second-factor-required';
  });
  expect(open).toEqual([
    'session.enter',
    'lesson.read',
    'account.open',
    'account.read',
    'account.set-password',
    'account.end-sessions',
    'account.erase',
    'pass.open',
    'student.enter',
    'record.check',
    'invitation.open',
    'notice.stop',
    'order.place-as-guest',
    'payment.notify',
  ]);
});

test('[AUT-17] an irreversible action needs a sign-in within five minutes', () => {
  const signedIn = (ageMs: number) => ask('account.erase', { signIn: { secondFactor: false, ageMs } });
  expect([signedIn(300_000), signedIn(300_001)]).toEqual(['yes', 'account/recent-sign-in-required']);
});
