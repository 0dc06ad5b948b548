import { describe, expect, test } from 'vitest';
import { type InCharge, isLastInCharge } from '#domain/organizations/members/in-charge.ts';

const customer = (id: string): InCharge => ({ id, role: 'customer' });
const manager = (id: string): InCharge => ({ id, role: 'manager' });

describe('[ORG-3] an organization keeps who runs it', () => {
  test('a teacher runs nothing', () => {
    expect(isLastInCharge({ id: 'a', role: 'teacher' }, [])).toBe(false);
  });

  test('the last customer stays, whoever manages', () => {
    expect(isLastInCharge(customer('a'), [customer('a'), manager('b')])).toBe(true);
    expect(isLastInCharge(customer('a'), [customer('a'), customer('b')])).toBe(false);
  });

  test('the last manager stays where there is no customer', () => {
    expect(isLastInCharge(manager('a'), [manager('a')])).toBe(true);
    expect(isLastInCharge(manager('a'), [manager('a'), manager('b')])).toBe(false);
    expect(isLastInCharge(manager('a'), [manager('a'), customer('b')])).toBe(false);
  });
});
