import { describe, expect, test } from 'vitest';
import { answerPieces, type AddressFacts } from '#domain/organizations/invitations/address-answers.ts';
import { readAddresses } from '#domain/organizations/invitations/read-addresses.ts';
import { freeSeats } from '#domain/organizations/members/seats.ts';
import { anEmail } from '../../../../builders/an-email.ts';

const facts = (email: string, overrides: Partial<AddressFacts> = {}): AddressFacts => ({
  email: anEmail(email),
  isMember: false,
  pendingAs: null,
  school: null,
  seat: overrides.pendingAs === 'teacher' ? 'promised' : null,
  ...overrides,
});
type Count = {
  readonly limit: number | null;
  readonly taken: number;
  readonly promised: number;
};
const unlimited: Count = { limit: null, taken: 9, promised: 9 };

const answers = (
  text: string,
  known: readonly AddressFacts[],
  seats = unlimited,
  role: 'teacher' | 'manager' = 'teacher',
) =>
  answerPieces(readAddresses(text) ?? [], {
    facts: known,
    seats: { ...seats, byPerson: false },
    role,
  }).map(({ answer, school }) => school ?? answer);

describe('[R6] the answer per address', () => {
  test('shows what is known about each address, and duplicates', () => {
    const known = [
      facts('here@oak.test', { isMember: true }),
      facts('pending@oak.test', { pendingAs: 'teacher' }),
      facts('pier@oak.test', { school: 'Pier Street School' }),
    ];
    const text = 'new@oak.test\nhere@oak.test\npending@oak.test\npier@oak.test\nNEW@oak.test\nrubbish';
    expect(answers(text, known)).toEqual([
      'invited',
      'here',
      'renewed',
      'Pier Street School',
      'twice',
      'bad',
    ]);
  });

  test('[R5] assigns seats in order; a person with a reserved seat takes no second one', () => {
    const seats = { limit: 5, taken: 2, promised: 1 };
    const known = [facts('pending@oak.test', { pendingAs: 'teacher' })];
    expect(answers('a@b.test\nb@b.test\npending@oak.test\nc@b.test', known, seats)).toEqual([
      'invited',
      'invited',
      'renewed',
      'no-seat',
    ]);
    expect(answers('a@b.test\nb@b.test\nc@b.test', [], seats, 'manager')).toEqual([
      'invited',
      'invited',
      'invited',
    ]);
  });

  test('[LIC-8] a person who has a seat of the license, or is invited to another school of it, needs no other seat', () => {
    const full = { limit: 1, taken: 1, promised: 1 };
    const known = [
      facts('teaches@b.test', { school: 'Pier Street School', seat: 'held' }),
      facts('teaches-out-of-reach@b.test', { seat: 'held' }),
      facts('invited@b.test', { seat: 'promised' }),
    ];
    const text = 'teaches@b.test\nteaches-out-of-reach@b.test\ninvited@b.test\nnew@b.test';
    expect(answers(text, known, full)).toEqual(['Pier Street School', 'invited', 'invited', 'no-seat']);
  });

  test('[R6] if more seats are used than exist, there are no new ones and never fewer than zero', () => {
    expect(freeSeats({ limit: 2, taken: 3, promised: 0 })).toBe(0);
    expect(answers('a@b.test', [], { limit: 2, taken: 3, promised: 0 })).toEqual(['no-seat']);
  });
});
