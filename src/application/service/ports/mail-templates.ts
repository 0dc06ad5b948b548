import type { InvitedRole } from '#domain/invitations/invitation.ts';
import type { OrderNews } from '#domain/mail/outgoing-mail.ts';
import type { SignInMailPurpose } from '#domain/mail/sign-in-mail.ts';
import type { NoticeFacts } from '#domain/notices/notice.ts';
import type { Money } from '#domain/billing/money.ts';
import type { Shipment } from '#domain/stock/stock.ts';
import type { Mail } from './mailer.ts';

/** What a mail tells without asking for anything. */
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
export type Notice = (typeof notices)[number];

/** A mail with a link and a code that log in. */
export type SignInMailFacts = {
  readonly to: string;
  readonly purpose: SignInMailPurpose;
  readonly link: string;
  readonly code: string;
};

/** Who was added to which classroom, and by whom. */
export type CoTeacherFacts = {
  readonly to: string;
  readonly classroom: string;
  readonly by: string | null;
};

/** Whom an import made a teacher of so many classrooms, where, and who ordered it. What people typed has no links. */
export type ClassroomsImportedFacts = {
  readonly to: string;
  readonly organization: string;
  readonly classrooms: number;
  /** Null without a name. */
  readonly by: string | null;
};

/** Who invites whom, where, and as what. What people typed has no links. */
export type InvitationFacts = {
  readonly to: string;
  readonly organization: string;
  /** Null where their account was deleted. */
  readonly inviter: string | null;
  readonly role: InvitedRole;
  /** Empty for none. */
  readonly message: string;
  /** To the page of the invitation, and to that which stops reminders. */
  readonly link: string;
  readonly stopLink: string;
  readonly isReminder: boolean;
};

/** Who asks to join which organization, or to move their workspace into it. What people typed has no links. */
export type JoinAskedFacts = {
  readonly to: string;
  readonly asks: 'join' | 'move';
  readonly organization: string;
  /** Null without a name. */
  readonly person: string | null;
  readonly address: string;
};

/** What those who run an organization answered. */
export type JoinAnsweredFacts = {
  readonly to: string;
  readonly organization: string;
  readonly asked: 'join' | 'move';
  readonly answer: 'approved' | 'declined';
};

/** Who asks those who run their organization for a seat. What people typed has no links. */
export type SeatAskedFacts = {
  readonly to: string;
  readonly organization: string;
  /** Null without a name. */
  readonly person: string | null;
  readonly address: string;
  /** Empty for none. */
  readonly note: string;
};

/** What happened to a teacher’s seat. */
export type SeatChangedFacts = {
  readonly to: string;
  readonly organization: string;
  readonly change: 'declined' | 'freed' | 'given';
  /** What whoever decided wrote; empty for nothing. */
  readonly why: string;
};

/** A notice about a trial or a license. What people typed has no links. */
export type LicenseNoticeFacts = NoticeFacts & {
  readonly to: string;
  /** To the license page, or to that of an order without an account. */
  readonly link: string;
  /** To the page that stops mails of this kind; null for what nobody can stop. */
  readonly stopLink: string | null;
};

/** How an order without an account stands. What people typed has no links. */
export type OrderNewsFacts = {
  readonly to: string;
  /** The sum of the order; with the news `paid`, what was received. */
  readonly amount: Money;
  readonly news: OrderNews;
  /** What the order is called. */
  readonly number: string;
  /** The name of the organization that ordered; null for an account. */
  readonly organization: string | null;
  /** Whether the link claims the license. */
  readonly claims: boolean;
  /** The parcel that was sent; null for other news. */
  readonly shipment: Shipment | null;
  /** To the page of the order, or to the documents of the license page. */
  readonly link: string;
};

/** Writes the product's mails. */
export interface MailTemplates {
  /** The mail that signs in, by its link or by its code of 6 digits. */
  signInLink(facts: SignInMailFacts): Promise<Mail>;
  /** To the new address of an account: the link confirms it. */
  emailChange(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
  /** To whoever ordered a file of their own data: the link leads to the page that lists it, for those who are logged in as them. */
  exportReady(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
  /** To whoever ordered a file of so many login cards: the link leads to the page that lists it. It names no child and holds no secret. */
  loginCardsReady(facts: {
    readonly to: string;
    readonly link: string;
    readonly cards: number;
  }): Promise<Mail>;
  /** To a teacher who was added to a classroom, by whom (null where that has no name). It has nothing to press. */
  coTeacherAdded(facts: CoTeacherFacts): Promise<Mail>;
  /** To a member whom an import made a teacher of classrooms. It has nothing to press. */
  classroomsImported(facts: ClassroomsImportedFacts): Promise<Mail>;
  /** To those who run an organization, about who asks to join it or to move in. It has nothing to press. */
  joinAsked(facts: JoinAskedFacts): Promise<Mail>;
  /** To who asked. It has nothing to press. */
  joinAnswered(facts: JoinAnsweredFacts): Promise<Mail>;
  /** To those who give the seats of an organization. It has nothing to press. */
  seatAsked(facts: SeatAskedFacts): Promise<Mail>;
  /** To the teacher whose seat it is. It has nothing to press. */
  seatChanged(facts: SeatChangedFacts): Promise<Mail>;
  /** To somebody who is invited: the link leads to a page that asks. */
  invitation(facts: InvitationFacts): Promise<Mail>;
  /** About a trial or a license, to who holds, buys or uses it. */
  licenseNotice(facts: LicenseNoticeFacts): Promise<Mail>;
  /** To who ordered without an account: how it stands, and the link that claims the license. */
  orderNews(facts: OrderNewsFacts): Promise<Mail>;
  notice(facts: { readonly to: string; readonly about: Notice }): Promise<Mail>;
}
