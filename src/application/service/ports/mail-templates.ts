import type { InvitedRole } from '#domain/organizations/invitations/invitation.ts';
import type { OrderNews } from '#domain/outgoing-mail.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import type { NoticeFacts } from '#domain/billing/notices/notice.ts';
import type { Money } from '#domain/billing/prices/money.ts';
import type { Shipment } from '#domain/billing/stock/stock.ts';
import type { Mail } from '../platform/ports/mailer.ts';

export const notices = [
  'address-taken',
  'email-change-notice',
  'second-factor-removed',
  'password-removed',
  'account-deleted',
  'device-added',
  'device-token-reused',
  'trial-extended',
  'trial-not-extended',
] as const;
export type MailNotice = (typeof notices)[number];

export type SignInMailFacts = {
  readonly to: string;
  readonly purpose: SignInMailPurpose;
  readonly link: string;
  readonly code: string;
};

export type CoTeacherFacts = {
  readonly to: string;
  readonly classroom: string;
  readonly by: string | null;
};

/**
 * The member who became a teacher by an import, the number of classrooms, the organization, and the user who started the import. Text by users contains no
 * links.
 */
export type ClassroomsImportedFacts = {
  readonly to: string;
  readonly organization: string;
  readonly classrooms: number;
  /** Null if the user has no name. */
  readonly by: string | null;
};

/** The inviter, organization and role of an invitation. Text by users contains no links. */
export type InvitationFacts = {
  readonly to: string;
  readonly organization: string;
  /** Null if the inviter's account was deleted. */
  readonly inviter: string | null;
  readonly role: InvitedRole;
  /** May be empty. */
  readonly message: string;
  /** The URLs of the invitation page, and of the page that stops reminders. */
  readonly link: string;
  readonly stopLink: string;
  readonly isReminder: boolean;
};

/** A request to join an organization or move a workspace into it. Text by users contains no links. */
export type JoinAskedFacts = {
  readonly to: string;
  readonly asks: 'join' | 'move';
  readonly organization: string;
  /** Null if the user has no name. */
  readonly person: string | null;
  readonly address: string;
};

export type JoinAnsweredFacts = {
  readonly to: string;
  readonly organization: string;
  readonly asked: 'join' | 'move';
  readonly answer: 'approved' | 'declined';
};

/** A request for a seat. Text by users contains no links. */
export type SeatAskedFacts = {
  readonly to: string;
  readonly organization: string;
  /** Null if the user has no name. */
  readonly person: string | null;
  readonly address: string;
  /** May be empty. */
  readonly note: string;
};

export type SeatChangedFacts = {
  readonly to: string;
  readonly organization: string;
  readonly change: 'declined' | 'freed' | 'given';
  /** The message of the person who decided; may be empty. */
  readonly why: string;
};

/** A notice about a trial or a license. Text by users contains no links. */
export type LicenseNoticeFacts = NoticeFacts & {
  readonly to: string;
  /** The URL of the license page, or of the page of an order without an account. */
  readonly link: string;
  /** The URL of the unsubscribe page of this topic; null if users cannot unsubscribe from it. */
  readonly stopLink: string | null;
};

/** News of an order without an account. Text by users contains no links. */
export type OrderNewsFacts = {
  readonly to: string;
  /** The order's total, or for the news `paid`, the received amount. */
  readonly amount: Money;
  readonly news: OrderNews;
  readonly number: string;
  /** The ordering organization's name; null for an account. */
  readonly organization: string | null;
  readonly claims: boolean;
  /** The parcel that was sent; null for other news. */
  readonly shipment: Shipment | null;
  /** The URL of the order's page, or of the license page's documents. */
  readonly link: string;
};

export interface MailTemplates {
  signInLink(facts: SignInMailFacts): Promise<Mail>;
  emailChange(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
  /** The email to the user who requested an export. The link opens their list of exports. */
  exportReady(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
  /** The email to the user who requested a file of login cards. The link opens their list of files. Contains no names of children and no logins. */
  loginCardsReady(facts: {
    readonly to: string;
    readonly link: string;
    readonly cards: number;
  }): Promise<Mail>;
  /** The email to a teacher who was added to a classroom. `by` is null if the sender has no name. Contains no link. */
  coTeacherAdded(facts: CoTeacherFacts): Promise<Mail>;
  /** The email to a member who became a teacher of classrooms by an import. Contains no link. */
  classroomsImported(facts: ClassroomsImportedFacts): Promise<Mail>;
  /** The email to an organization's managers about a request to join or to move a workspace. Contains no link. */
  joinAsked(facts: JoinAskedFacts): Promise<Mail>;
  /** The email to the user who requested to join or to move a workspace. Contains no link. */
  joinAnswered(facts: JoinAnsweredFacts): Promise<Mail>;
  /** The email to the members who assign an organization's seats. Contains no link. */
  seatAsked(facts: SeatAskedFacts): Promise<Mail>;
  /** The email to a teacher whose seat changed, or whose request was declined. Contains no link. */
  seatChanged(facts: SeatChangedFacts): Promise<Mail>;
  invitation(facts: InvitationFacts): Promise<Mail>;
  /** The email about a trial or license to its holders, buyers or users. */
  licenseNotice(facts: LicenseNoticeFacts): Promise<Mail>;
  /** The email to the person who ordered without an account, with the order's state and the link that claims the license. */
  orderNews(facts: OrderNewsFacts): Promise<Mail>;
  notice(facts: { readonly to: string; readonly about: MailNotice }): Promise<Mail>;
}
