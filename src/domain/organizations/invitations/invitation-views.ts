import type { AnsweredPiece } from './address-answers.ts';
import type { Invitation, InvitationStatus, InvitedRole, Standing } from './invitation.ts';

export type ShownPiece = Omit<AnsweredPiece, 'email'> & { readonly email: string | null };

/** Every piece of a pasted text with its result, and the number of remaining seats; null if unlimited. */
export type InvitingAnswer<Piece extends ShownPiece = ShownPiece> = {
  readonly answers: readonly Piece[];
  readonly seatsLeft: number | null;
};

/** The results after inviting. `jobId` is the job that sends the emails; null if there are no emails. */
export type InvitedAnswer = InvitingAnswer & { readonly jobId: string | null };

export type SentInvitation = Pick<Invitation, 'id' | 'role' | 'invitedAt' | 'expiresAt'> & {
  readonly email: string;
  readonly organizationName: string;
  readonly inviter: string | null;
  readonly status: InvitationStatus;
};

export type InvitationPlace = Pick<Invitation, 'id' | 'invitedAt'>;

export type InvitationPage = {
  readonly rows: readonly SentInvitation[];
  readonly total: number;
  /** Position of the next page; null on the last one. */
  readonly after: InvitationPlace | null;
};

/** An invitation as shown to a visitor with its link (R1). */
export type OpenedInvitation = {
  readonly organizationName: string;
  readonly inviter: string | null;
  readonly role: InvitedRole;
  readonly standing: Standing;
  /** The invited address; null for a visitor. */
  readonly email: string | null;
  /** Id for accepting or declining it; null unless the caller verified the address. */
  readonly id: string | null;
};

/** A pending invitation for the caller (R2). */
export type WaitingInvitation = Pick<Invitation, 'id' | 'role' | 'message' | 'expiresAt'> & {
  readonly organizationName: string;
  readonly inviter: string | null;
};
