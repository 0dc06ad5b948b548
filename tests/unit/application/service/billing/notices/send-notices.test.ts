import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termFrom } from '#domain/organizations/grants/term.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { type Service, aService } from '../../../../../builders/a-service.ts';
import { anAccount } from '../../../../../builders/an-account.ts';
import { anOrganization } from '../../../../../builders/an-organization.ts';
import { anAttempt } from '../../../../../builders/outgoing-mails.ts';
import { day, hour, startOfTests } from '../../../../../builders/time.ts';

const zone = 'America/New_York';
const people = ['ada', 'grace', 'mary'] as const;
type Person = (typeof people)[number];

const send = (service: Service) => service.app.jobs.handlers['send-notices']({}, anAttempt);
const mails = ({ outbox }: Service) =>
  outbox.waiting().flatMap((mail) => (mail.kind === 'license-notice' ? [mail] : []));
const localHour = (time: number): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(time),
  );

async function aSchool() {
  const service = aService();
  const { accounts, organizations } = service;
  await anOrganization(organizations, { id: 'oak', timeZone: zone });
  for (const id of people) await accounts.open(anAccount({ id, email: `${id}@oak.test` }));
  return service;
}

let joined = 0;
const join = (service: Service, id: Person) => {
  joined += 1;
  return service.organizations.join({
    id: `m${joined}`,
    accountId: id,
    organizationId: 'oak',
    role: id === 'ada' ? 'customer' : 'teacher',
    billingContact: false,
    at: service.clock.now(),
  });
};
async function leave(service: Service, id: Person): Promise<void> {
  const [membership] = await service.organizations.membershipsOf(id);
  if (membership !== undefined)
    await service.organizations.endMembership(membership.id, { at: service.clock.now(), why: 'left' });
}
const buy = (service: Service, order: string) =>
  service.grants.giveBought({
    order,
    holder: { kind: 'organization', id: 'oak' },
    kind: 'school',
    seats: 9,
    ...termFrom(dayInZone(zone)(service.clock.now()), 1, zone),
  });

test("[LIC-9] a trial's four mails are sent over 31 days, one each, with their rows", async () => {
  const service = await aSchool();
  for (let at = 0; at < 33 * 24; at += 1) {
    await send(service);
    await service.clock.advance(hour);
  }
  const toAda = mails(service).filter(({ to }) => to === 'ada@oak.test');
  expect(toAda.map(({ name, day: on, daysLeft }) => [name, on, daysLeft])).toEqual([
    ['trial-begun', '2026-09-01', 0],
    ['trial-ends-in-7', '2026-10-01', 7],
    ['trial-ends-in-1', '2026-10-01', 1],
    ['trial-ended', '2026-10-01', 0],
  ]);
  const rows = await service.notices.sent({ accountId: 'ada', organization: null }, 10);
  expect(rows.map(({ name, address }) => [name, address])).toEqual(
    toAda.map(({ name }) => [name, 'ada@oak.test']).toReversed(),
  );
});

test('[LIC-9] after three days of downtime, notices that still apply are sent once, and outdated ones are not', async () => {
  const service = await aSchool();
  await service.clock.advance(22 * day);
  await send(service);
  expect(mails(service)).toEqual([]);
  await service.clock.advance(4 * day + 10 * hour);
  await send(service);
  await send(service);
  expect(mails(service).filter(({ to }) => to === 'ada@oak.test')).toMatchObject([
    { name: 'trial-ends-in-7', daysLeft: 4 },
  ]);
});

test('[LIC-9] if two processes send at once, each notice is sent once', async () => {
  const service = await aSchool();
  await service.clock.advance(23 * day + 10 * hour);
  const counts = await Promise.all([send(service), send(service), send(service)]);
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(people.length);
  expect(mails(service)).toHaveLength(people.length);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 20 }) }),
  fc.record({ kind: fc.constantFrom('join' as const, 'leave' as const), who: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constantFrom('buy' as const, 'refund' as const, 'try-on' as const) }),
);

test('[LIC-9] for any history an address gets a notice once, never at night, and people who left get none from the school', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const service = await aSchool();
      let [seen, orders] = [0, 0];
      for (const each of steps) {
        const now = service.clock.now();
        if (each.kind === 'wait') await service.clock.advance(each.hours * hour);
        else if (each.kind === 'join') await join(service, each.who);
        else if (each.kind === 'leave') await leave(service, each.who);
        else if (each.kind === 'refund') await service.grants.endBought(`order-${orders}`, now);
        else if (each.kind === 'try-on') await service.accounts.replaceTrial('mary', trialFrom(now));
        else await buy(service, `order-${(orders += 1)}`);
        await send(service);
        const present = await Promise.all(
          people.map(async (id) =>
            (await service.organizations.membershipsOf(id)).length > 0 ? [`${id}@oak.test`] : [],
          ),
        );
        const all = mails(service);
        for (const mail of all.slice(seen)) {
          const at = localHour(service.clock.now());
          expect(at >= 8 && at < 20).toBe(true);
          expect(mail.organization === null || present.flat().includes(mail.to)).toBe(true);
        }
        seen = all.length;
      }
      const sent = mails(service).map(({ to, name, day: on }) => `${to} ${name} ${on}`);
      expect(new Set(sent).size).toBe(sent.length);
      expect(service.clock.now()).toBeGreaterThanOrEqual(startOfTests);
    }),
    { numRuns: 60 },
  );
}, 60_000);
