import { describe, expect, test } from 'vitest';
import { nextOwnerOf, onlyInChargeOf } from '#domain/organizations/members/account-deletion.ts';

const manager = { id: 'm1', role: 'manager' } as const;
const customer = { id: 'c1', role: 'customer' } as const;
const oak = { id: 'oak', name: 'Oak School' };

describe('[ORG-3] a person who is the only one in charge of an organization', () => {
  test('is the last person in charge, or a customer without another customer', () => {
    expect(onlyInChargeOf([{ ...oak, membership: manager, inCharge: [manager] }])).toEqual([
      { ...oak, role: 'manager' },
    ]);
    expect(onlyInChargeOf([{ ...oak, membership: customer, inCharge: [customer, manager] }])).toEqual([
      { ...oak, role: 'customer' },
    ]);
  });

  test('does not exist if another person is in charge', () => {
    const inCharge = [manager, customer, { id: 'c2', role: 'customer' }] as const;
    expect(
      onlyInChargeOf([manager, customer].map((membership) => ({ ...oak, membership, inCharge }))),
    ).toEqual([]);
  });
});

describe('[ORG-7] the next owner of a class is', () => {
  const owner = { accountId: 'ada', name: 'Ada', email: 'ada@a.test' };
  const waiting = { accountId: null, name: null, email: 'new@a.test' };
  const grace = { accountId: 'grace', name: 'Grace Hopper', email: 'grace@a.test' };

  test('the first co-teacher who has opened it, by name, or by address', () => {
    expect(nextOwnerOf([owner, waiting, grace])).toBe('Grace Hopper');
    expect(nextOwnerOf([owner, { ...grace, name: null }])).toBe('grace@a.test');
  });

  test('no one if no co-teacher has opened it', () => {
    expect(nextOwnerOf([owner])).toBeNull();
    expect(nextOwnerOf([owner, waiting])).toBeNull();
  });
});
