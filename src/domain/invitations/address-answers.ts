import type { EmailAddress } from '../account/text-fields.ts';
import { openSeats, type SeatOfAddress, type Seats } from '../organizations/seats.ts';
import type { InvitedRole } from './invitation.ts';
import type { AddressPiece } from './read-addresses.ts';

/**
 * What inviting does with a piece of the pasted text (R6): `invited`, `renewed` where an invitation is pending (R3),
 * `elsewhere` where they are invited, too, and belong to another school that the inviter reaches; the rest is not sent.
 */
export const addressAnswers = ['invited', 'renewed', 'elsewhere', 'here', 'twice', 'bad', 'no-seat'] as const;
export type AddressAnswer = (typeof addressAnswers)[number];

/** One piece with its answer. */
export type AnsweredPiece = AddressPiece & {
  readonly answer: AddressAnswer;
  /** The name of the other school, where the answer is `elsewhere`. */
  readonly school: string | null;
};

/** What is known of an address, to the extent that the inviter may know. */
export type AddressFacts = {
  readonly email: EmailAddress;
  readonly isMember: boolean;
  /** What it is invited as already; null where no invitation is pending. */
  readonly pendingAs: InvitedRole | null;
  /** Another school that the inviter reaches and the person belongs to; null without one. */
  readonly school: string | null;
  /** Its seat among the seats that count. */
  readonly seat: SeatOfAddress;
};

const unknown = { isMember: false, pendingAs: null, school: null, seat: null };

/** Whether an answer means that an invitation is sent. */
export const isSent = (answer: AddressAnswer): boolean =>
  answer === 'invited' || answer === 'renewed' || answer === 'elsewhere';

/** What inviting is decided by. */
export type InvitingFacts = {
  readonly role: InvitedRole;
  readonly facts: readonly AddressFacts[];
  readonly seats: Pick<Seats, 'byPerson' | 'limit' | 'taken' | 'promised'>;
};

/** How many more may be invited as this, so that everybody who is invited can come; null where nothing limits them. */
export const seatsToOffer = ({ role, seats }: Omit<InvitingFacts, 'facts'>): number | null =>
  role === 'teacher' ? openSeats(seats) : null;

/** Answers every piece, in its order. Only who is to teach takes a seat, and who has one or was promised one takes no other. */
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
