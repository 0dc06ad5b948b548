import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import { openSeats, type SeatOfAddress, type Seats } from '../members/seats.ts';
import type { InvitedRole } from './invitation.ts';
import type { AddressPiece } from './read-addresses.ts';

/**
 * Results of inviting a piece of the pasted text (R6). `renewed` is for a pending invitation (R3). `elsewhere` is for a member of another school that the
 * inviter can see; they are invited, too. With the other results, the piece is not invited.
 */
export const addressAnswers = ['invited', 'renewed', 'elsewhere', 'here', 'twice', 'bad', 'no-seat'] as const;
export type AddressAnswer = (typeof addressAnswers)[number];

export type AnsweredPiece = AddressPiece & {
  readonly answer: AddressAnswer;
  /** Name of the other school, if the result is `elsewhere`. */
  readonly school: string | null;
};

export type AddressFacts = {
  readonly email: EmailAddress;
  readonly isMember: boolean;
  /** Role of the pending invitation; null if none. */
  readonly pendingAs: InvitedRole | null;
  /** Another school of the person that the inviter can see; null if none. */
  readonly school: string | null;
  readonly seat: SeatOfAddress;
};

const unknown = { isMember: false, pendingAs: null, school: null, seat: null };

export const isSent = (answer: AddressAnswer): boolean =>
  answer === 'invited' || answer === 'renewed' || answer === 'elsewhere';

export type InvitingFacts = {
  readonly role: InvitedRole;
  readonly facts: readonly AddressFacts[];
  readonly seats: Pick<Seats, 'byPerson' | 'limit' | 'taken' | 'promised'>;
};

/** Returns how many more people may be invited in this role if each gets a seat; null if unlimited. */
export const seatsToOffer = ({ role, seats }: Omit<InvitingFacts, 'facts'>): number | null =>
  role === 'teacher' ? openSeats(seats) : null;

/**
 * Returns the result for every piece, in order. Only teachers need seats. A person with a seat, or with an invitation that reserves one, does not need another
 * seat.
 */
export function answerPieces(
  pieces: readonly AddressPiece[],
  given: InvitingFacts,
): readonly AnsweredPiece[] {
  const { facts } = given;
  const known = new Map(facts.map((each) => [each.email, each]));
  const seen = new Set<EmailAddress>();
  let left = seatsToOffer(given) ?? Infinity;

  const answerNew = ({ isMember, pendingAs, school, seat }: Omit<AddressFacts, 'email'>): AddressAnswer => {
    if (isMember) return 'here';
    if (seat === null) {
      if (left === 0) return 'no-seat';
      left -= 1;
    }
    if (pendingAs !== null) return 'renewed';
    return school === null ? 'invited' : 'elsewhere';
  };

  const answerOf = (email: EmailAddress | null): AddressAnswer => {
    if (email === null) return 'bad';
    if (seen.has(email)) return 'twice';
    seen.add(email);
    return answerNew(known.get(email) ?? unknown);
  };

  return pieces.map((piece) => {
    const answer = answerOf(piece.email);
    const school = piece.email === null ? null : (known.get(piece.email)?.school ?? null);
    return { ...piece, answer, school: answer === 'elsewhere' ? school : null };
  });
}
