import { expect, test } from 'vitest';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { dueNotices } from '#domain/billing/notices/due-notices.ts';
import type { NoticeSubject } from '#domain/billing/notices/notice.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { anEmail } from '../../../../builders/an-email.ts';

const zone = 'America/Los_Angeles';
const hour = 3_600_000;

const at = (day: string, hours: number): number => startOfDay(day, zone) + hours * hour;
const license = (from: string, to: string, owed?: Grant['owed']): Grant => ({
  kind: 'school',
  startsAt: at(from, 0),
  endsAt: at(to, 0),
  ...(owed === undefined ? {} : { owed }),
});

const subject = (overrides: Partial<NoticeSubject>): NoticeSubject => ({
  holder: { kind: 'organization', id: 'oak', name: 'Oak School' },
  role: 'buyer',
  timeZone: zone,
  address: anEmail('ada@oak.test'),
  accountId: 'ada',
  grants: [license('2026-07-01', '2027-07-01')],
  others: [],
  orders: [],
  renewal: null,
  buyers: [],
  stopped: [],
  sent: [],
  ...overrides,
});
const dueAt = (day: string, hours: number, overrides: Partial<NoticeSubject> = {}) =>
  dueNotices(subject(overrides), at(day, hours)).map(({ name }) => name);

test.each([
  ['2027-05-31', []],
  ['2027-06-01', ['license-ends-in-30']],
  ['2027-06-05', ['license-ends-in-30']],
  ['2027-06-06', []],
  ['2027-06-17', ['license-ends-in-14']],
  ['2027-06-24', ['license-ends-in-7']],
  ['2027-06-30', ['license-ends-in-1']],
  ['2027-07-01', ['license-ended']],
  ['2027-07-06', []],
] as const)('[LIC-9] the buyer of a license until 06/30/2027 gets these notices on %s', (day, names) => {
  expect(dueAt(day, 9)).toEqual(names);
});

test.each([
  ['2027-05-31', []],
  ['2027-06-01', ['renews-in-30']],
  ['2027-06-17', []],
  ['2027-06-24', ['renews-in-7']],
  ['2027-06-30', []],
  ['2027-07-01', ['license-ended']],
] as const)(
  '[LIC-9] a buyer with automatic renewal gets the amount 30 and 7 days before, and no request to renew, on %s',
  (day, names) => {
    const renewal = { startsOn: '2027-07-01', cents: 113_050, last4: '4242' };
    expect(dueAt(day, 9, { renewal })).toEqual(names);
    expect(dueAt(day, 9, { renewal, role: 'member' }).some((name) => name.startsWith('renews'))).toBe(false);
  },
);

test("[LIC-9] no notice is sent before 8 a.m., in the evening or at night in the organization's time zone", () => {
  const hours = Array.from({ length: 24 }, (_, each) => each);
  expect(hours.filter((each) => dueAt('2027-06-24', each).length > 0)).toEqual(hours.slice(8, 20));
});

test('[LIC-9] 8 a.m. is correct on days when the clocks change', () => {
  const spring = { grants: [license('2026-03-21', '2027-03-21')] };
  // Clocks skip from 2 a.m. to 3 a.m., so eight hours after midnight it is 9 a.m.
  expect(dueAt('2027-03-14', 6.5, spring)).toEqual([]);
  expect(dueAt('2027-03-14', 7, spring)).toEqual(['license-ends-in-7']);
});

test('[LIC-9] a notice has its last day and the days left, even if it is late', () => {
  const late = dueNotices(subject({}), at('2027-06-26', 10));
  expect(late).toMatchObject([{ name: 'license-ends-in-7', day: '2027-06-30', daysLeft: 5 }]);
});

test('[LIC-9] a covered person gets one notice of the end and one more, but none while another license covers them', () => {
  const member = { role: 'member' } as const;
  expect(dueAt('2027-06-24', 9, member)).toEqual([]);
  expect(dueAt('2027-07-01', 9, member)).toEqual(['cover-ended']);
  expect(dueAt('2027-07-08', 9, member)).toEqual(['cover-ended-7-ago']);
  const own: Grant = { ...license('2027-01-01', '2028-01-01'), kind: 'personal' };
  expect(dueAt('2027-07-01', 9, { ...member, others: [own] })).toEqual([]);
});

test('[LIC-9] no reminder is sent if another license follows', () => {
  const renewed = [license('2026-07-01', '2027-07-01'), license('2027-07-01', '2028-07-01')];
  expect(dueAt('2027-06-24', 9, { grants: renewed })).toEqual([]);
  expect(dueAt('2027-07-01', 9, { grants: renewed })).toEqual([]);
});

test('[LIC-9] no one gets a notice of the end during the days of grace, and everyone does after them', () => {
  const owed = license('2027-07-01', '2028-07-01', 'purchase-order');
  const grants = [license('2026-07-01', '2027-07-01'), owed];
  expect(dueAt('2027-07-01', 9, { grants })).toEqual([]);
  expect(dueAt('2027-07-07', 9, { grants, role: 'member' })).toEqual([]);
  expect(dueAt('2027-07-08', 9, { grants })).toEqual(['license-ended']);
  expect(dueAt('2027-07-08', 9, { grants, role: 'member' })).toEqual(['cover-ended']);
});

test('[LIC-9] a license that ends in the afternoon is announced the next morning', () => {
  const refunded = { grants: [{ ...license('2026-07-01', '2027-07-01'), endsAt: at('2027-02-03', 15) }] };
  expect(dueAt('2027-02-03', 16, refunded)).toEqual([]);
  expect(dueAt('2027-02-04', 9, refunded)).toEqual(['license-ended']);
});

test("[LIC-9] a trial's owner gets notices on days 1, 23, 29 and 30, but none once a license covers them", () => {
  const day = 24 * hour;
  const startsAt = at('2026-09-01', 15);
  const owner = {
    holder: { kind: 'account', id: 'ada', name: null },
    role: 'owner',
    grants: [{ kind: 'trial', startsAt, endsAt: startsAt + 30 * day }],
  } as const;
  const mornings = Array.from({ length: 40 }, (_, each) => at('2026-09-01', 9) + each * day);
  const told = mornings.map((now) => dueNotices(subject(owner), now).map(({ name }) => name));
  const firsts = ['trial-begun', 'trial-ends-in-7', 'trial-ends-in-1', 'trial-ended'] as const;
  expect(firsts.map((name) => told.findIndex((names) => names.includes(name)))).toEqual([1, 23, 29, 31]);
  const covered = { ...owner, others: [license('2026-07-01', '2027-07-01')] };
  expect(mornings.flatMap((now) => dueNotices(subject(covered), now))).toEqual([]);
});

test('[LIC-9] reminders of an unpaid purchase order are sent after 14, 30 and 45 days to the billing contacts', () => {
  const open = { grants: [], orders: [{ id: 'order-1', placedAt: at('2027-01-04', 12), collected: false }] };
  const billing = { ...open, role: 'billing' } as const;
  expect(dueAt('2027-01-17', 9, billing)).toEqual([]);
  expect(dueAt('2027-01-18', 9, billing)).toEqual(['order-open-14']);
  expect(dueAt('2027-02-03', 9, billing)).toEqual(['order-open-30']);
  expect(dueAt('2027-02-18', 9, billing)).toEqual(['order-open-45']);
  expect(dueAt('2027-01-18', 9, { ...open, role: 'member' })).toEqual([]);
});

test('[LIC-9] the invoice for collected seats is announced once on its day to the buyer, and no other invoice is', () => {
  const order = { id: 'order-1', placedAt: at('2027-01-01', 1) };
  const buyer = (collected: boolean) =>
    ({ grants: [], orders: [{ ...order, collected }], role: 'buyer' }) as const;
  expect(dueAt('2027-01-01', 9, buyer(true))).toEqual(['invoice-issued']);
  expect(dueAt('2027-01-01', 9, { ...buyer(true), sent: ['order-1/invoice-issued/2027-01-01'] })).toEqual([]);
  expect(dueAt('2027-01-01', 9, buyer(false))).toEqual([]);
});

test('[LIC-9] a declined card is announced at once, and after 3 and 7 days', () => {
  const grants = [license('2027-01-04', '2028-01-04', 'card')];
  expect(dueAt('2027-01-04', 9, { grants })).toEqual(['card-declined']);
  expect(dueAt('2027-01-07', 9, { grants })).toEqual(['card-declined-3-ago']);
  expect(dueAt('2027-01-11', 9, { grants })).toEqual(['card-declined-7-ago']);
});

test('[LIC-9] sent and stopped notices are not due, and the notice of the end cannot be stopped', () => {
  const [due] = dueNotices(subject({}), at('2027-06-24', 9));
  expect(dueAt('2027-06-24', 9, { sent: [due?.key ?? ''] })).toEqual([]);
  expect(dueAt('2027-06-24', 9, { stopped: ['reminders'] })).toEqual([]);
  expect(dueAt('2027-07-01', 9, { stopped: ['hints', 'reminders'] })).toEqual(['license-ended']);
});

test('[LIC-9] if two trials end together the earlier start counts, in any order', () => {
  const trial = (from: string): Grant => ({ ...license(from, '2027-01-31'), kind: 'trial' });
  const grants = [trial('2027-01-01'), trial('2027-01-05')];
  const told = (held: readonly Grant[]) =>
    dueNotices(subject({ role: 'owner', grants: held }), at('2027-01-05', 9));
  expect(told(grants)).toEqual(told(grants.toReversed()));
});
