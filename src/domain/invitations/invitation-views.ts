import type { AnsweredPiece } from './address-answers.ts';
import type { Invitation, InvitationStatus, InvitedRole, Standing } from './invitation.ts';

/** A piece of a pasted text with its answer, as it is shown. */
export type ShownPiece = Omit<AnsweredPiece, 'email'> & { readonly email: string | null };

/** Every piece of a pasted text with its answer, and how many seats are left for more; null where nothing limits them. */
export type InvitingAnswer<Piece extends ShownPiece = ShownPiece> = {
  readonly answers: readonly Piece[];
  readonly seatsLeft: number | null;
};

/** The same once it was done; the job sends the mails, null where there are none. */
export type InvitedAnswer = InvitingAnswer & { readonly jobId: string | null };

/** An invitation as those see it who may invite. */
export type SentInvitation = Pick<Invitation, 'id' | 'role' | 'invitedAt' | 'expiresAt'> & {
  readonly email: string;
  readonly organizationName: string;
  readonly inviter: string | null;
  readonly status: InvitationStatus;
};

/** Where a page of invitations goes on: behind this one. */
export type InvitationPlace = Pick<Invitation, 'id' | 'invitedAt'>;

/** A page of invitations, the newest first. */
export type InvitationPage = {
  readonly rows: readonly SentInvitation[];
  readonly total: number;
  /** Where the next page begins; null on the last one. */
  readonly after: InvitationPlace | null;
};

/** An invitation as whoever has its link sees it (R1). */
export type OpenedInvitation = {
  readonly organizationName: string;
  readonly inviter: string | null;
  readonly role: InvitedRole;
  readonly standing: Standing;
  /** Whom it is for; null for a visitor. */
  readonly email: string | null;
  /** By which the caller answers; null unless they proved that the mailbox is theirs. */
  readonly id: string | null;
};

/** An invitation that waits for the caller (R2). */
export type WaitingInvitation = Pick<Invitation, 'id' | 'role' | 'message' | 'expiresAt'> & {
  readonly organizationName: string;
  readonly inviter: string | null;
};
