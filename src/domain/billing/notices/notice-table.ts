/**
 * The subject of a notice: a trial, a license, a license with automatic renewal, an unpaid purchase order, an invoice of collected seats, or a declined card.
 */
type About = 'trial' | 'license' | 'renewal' | 'order' | 'collected' | 'card';

/** Recipients of a notice: the single owner (`owner`), the buyers of an organization, its billing addresses, or covered members. */
export const noticeRoles = ['owner', 'buyer', 'billing', 'member'] as const;
export type NoticeRole = (typeof noticeRoles)[number];

/** Topics that a person can unsubscribe from: hints, and reminders of future events. Notices about past events and debts are always sent. */
export const noticeTopics = ['hints', 'reminders'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

type NoticeRule = {
  readonly about: About;
  /** The moment from which `days` counts. A negative number of days is before it. */
  readonly from: 'start' | 'end';
  readonly days: number;
  readonly to: readonly NoticeRole[];
  /** Null if users cannot unsubscribe from it. */
  readonly topic: NoticeTopic | null;
};

const whoBuys = ['owner', 'buyer', 'billing'] as const;

/**
 * Every email notice about licenses (LIC-9). Each is sent once, at 8 a.m. in the organization's time zone; if that time was missed, it is sent in the following
 * days, unless the next notice of its kind is already due.
 */
export const noticeTable = {
  'trial-begun': { about: 'trial', from: 'start', days: 1, to: ['owner'], topic: 'hints' },
  'trial-ends-in-7': { about: 'trial', from: 'end', days: -7, to: ['owner'], topic: 'reminders' },
  'trial-ends-in-1': { about: 'trial', from: 'end', days: -1, to: ['owner'], topic: 'reminders' },
  'trial-ended': { about: 'trial', from: 'end', days: 0, to: ['owner'], topic: null },
  'license-ends-in-30': { about: 'license', from: 'end', days: -30, to: whoBuys, topic: 'reminders' },
  'license-ends-in-14': { about: 'license', from: 'end', days: -14, to: whoBuys, topic: 'reminders' },
  'license-ends-in-7': { about: 'license', from: 'end', days: -7, to: whoBuys, topic: 'reminders' },
  'license-ends-in-1': { about: 'license', from: 'end', days: -1, to: whoBuys, topic: 'reminders' },
  // These two replace the four notices above if the license renews automatically by card.
  'renews-in-30': { about: 'renewal', from: 'end', days: -30, to: whoBuys, topic: null },
  'renews-in-7': { about: 'renewal', from: 'end', days: -7, to: whoBuys, topic: null },
  'license-ended': { about: 'license', from: 'end', days: 0, to: whoBuys, topic: null },
  'cover-ended': { about: 'license', from: 'end', days: 0, to: ['member'], topic: null },
  'cover-ended-7-ago': { about: 'license', from: 'end', days: 7, to: ['member'], topic: 'reminders' },
  'order-open-14': { about: 'order', from: 'start', days: 14, to: whoBuys, topic: null },
  'order-open-30': { about: 'order', from: 'start', days: 30, to: whoBuys, topic: null },
  'order-open-45': { about: 'order', from: 'start', days: 45, to: whoBuys, topic: null },
  // The invoice was issued automatically, so the buyer did not see it.
  'invoice-issued': { about: 'collected', from: 'start', days: 0, to: whoBuys, topic: null },
  'card-declined': { about: 'card', from: 'start', days: 0, to: whoBuys, topic: null },
  'card-declined-3-ago': { about: 'card', from: 'start', days: 3, to: whoBuys, topic: null },
  'card-declined-7-ago': { about: 'card', from: 'start', days: 7, to: whoBuys, topic: null },
} as const satisfies Readonly<Record<string, NoticeRule>>;

export type NoticeName = keyof typeof noticeTable;

const isName = (name: string): name is NoticeName => name in noticeTable;

export const noticeNames: readonly NoticeName[] = Object.keys(noticeTable).filter(isName);

export const noticeRuleOf = (name: NoticeName): NoticeRule => noticeTable[name];
