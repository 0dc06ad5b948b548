import { describe, expect, test } from 'vitest';
import { type InCharge, isLastInCharge } from '#domain/organizations/members/in-charge.ts';

const customer = (id: string): InCharge => ({ id, role: 'customer' });
const manager = (id: string): InCharge => ({ id, role: 'manager' });

describe('[ORG-3] an organization keeps its owner', () => {
  test('a teacher does not run an organization', () => {
    expect(isLastInCharge({ id: 'a', role: 'teacher' }, [])).toBe(false);
  });

  test('the last customer has to stay, regardless of managers', () => {
    expect(isLastInCharge(customer('a'), [customer('a'), manager('b')])).toBe(true);
    expect(isLastInCharge(customer('a'), [customer('a'), customer('b')])).toBe(false);
  });

  test('the last manager has to stay if there is no customer', () => {
    expect(isLastInCharge(manager('a'), [manager('a')])).toBe(true);
    expect(isLastInCharge(manager('a'), [manager('a'), manager('b')])).toBe(false);
    expect(isLastInCharge(manager('a'), [manager('a'), customer('b')])).toBe(false);
  });
});
