/** What a notice is about: a trial, a license that somebody holds, one that renews itself by card, a purchase order that is not paid, an invoice of collected seats, a card that was declined. */
type About = 'trial' | 'license' | 'renewal' | 'order' | 'collected' | 'card';

/** What somebody is to what the notice is about: its only owner, who buys for an organization, where its bills go, who is covered by it. */
export const noticeRoles = ['owner', 'buyer', 'billing', 'member'] as const;
export type NoticeRole = (typeof noticeRoles)[number];

/** What somebody can ask not to be mailed: hints, and reminders of what is to come. What happened, and what is owed, is always told. */
export const noticeTopics = ['hints', 'reminders'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** When a notice is due, and to whom it goes. */
type NoticeRule = {
  readonly about: About;
  /** Days are counted from here; before it where they are less than 0. */
  readonly from: 'start' | 'end';
  readonly days: number;
  readonly to: readonly NoticeRole[];
  /** Null for what nobody can stop. */
  readonly topic: NoticeTopic | null;
};

const whoBuys = ['owner', 'buyer', 'billing'] as const;

/**
 * Every notice by mail about licenses (LIC-9). Each comes at 8 a.m. by the clock of the organization, once; where the hour was
 * missed it comes in the days after, unless the next one of its kind is due by then.
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
  // Instead of the four before, where a card is charged.
  'renews-in-30': { about: 'renewal', from: 'end', days: -30, to: whoBuys, topic: null },
  'renews-in-7': { about: 'renewal', from: 'end', days: -7, to: whoBuys, topic: null },
  'license-ended': { about: 'license', from: 'end', days: 0, to: whoBuys, topic: null },
  'cover-ended': { about: 'license', from: 'end', days: 0, to: ['member'], topic: null },
  'cover-ended-7-ago': { about: 'license', from: 'end', days: 7, to: ['member'], topic: 'reminders' },
  'order-open-14': { about: 'order', from: 'start', days: 14, to: whoBuys, topic: null },
  'order-open-30': { about: 'order', from: 'start', days: 30, to: whoBuys, topic: null },
  'order-open-45': { about: 'order', from: 'start', days: 45, to: whoBuys, topic: null },
  // Nobody was there when it was issued.
  'invoice-issued': { about: 'collected', from: 'start', days: 0, to: whoBuys, topic: null },
  'card-declined': { about: 'card', from: 'start', days: 0, to: whoBuys, topic: null },
  'card-declined-3-ago': { about: 'card', from: 'start', days: 3, to: whoBuys, topic: null },
  'card-declined-7-ago': { about: 'card', from: 'start', days: 7, to: whoBuys, topic: null },
} as const satisfies Readonly<Record<string, NoticeRule>>;

export type NoticeName = keyof typeof noticeTable;

const isName = (name: string): name is NoticeName => name in noticeTable;

/** Their names, in the order of the table. */
export const noticeNames: readonly NoticeName[] = Object.keys(noticeTable).filter(isName);

/** The rule of each, by its name. */
export const ruleOf = (name: NoticeName): NoticeRule => noticeTable[name];
