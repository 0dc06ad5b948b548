import { daysSince1970, type IsoDate } from '../../platform/dates/iso-date.ts';
import { coverageAt, type Coverage, firstGrantOf } from '../../organizations/grants/coverage.ts';
import {
  coverEnd,
  type Grant,
  graceDays,
  isPaid,
  isUnpaidInTime,
  lastEnded,
} from '../../organizations/grants/grant.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';
import { noticeNames, type NoticeName, noticeRuleOf } from './notice-table.ts';
import type { DueNotice, NoticeSubject } from './notice.ts';

const msOfDay = 86_400_000;
/** Notices are sent from 8 a.m. to 8 p.m. in the organization's time zone. */
const hours = { from: 8, to: 20 } as const;
/** For how many days a notice can still be sent, including the day when it is due. */
const worthDays = 5;

type Clock = {
  /** Returns the hour of the day, 0 to 23. */
  readonly hour: (timestamp: number) => number;
  readonly dayOf: (timestamp: number) => IsoDate;
  /** Returns the day as the number of days since 1970-01-01. */
  readonly day: (timestamp: number) => number;
  readonly today: number;
};

function clockIn(timeZone: string, now: number): Clock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const dayOf = dayInZone(timeZone);
  const day = (timestamp: number): number => daysSince1970(dayOf(timestamp));
  return { hour: (timestamp) => Number(format.format(timestamp)), dayOf, day, today: day(now) };
}

type Facts = Pick<NoticeSubject, 'holder' | 'grants' | 'orders' | 'renewal'> & {
  readonly now: number;
  readonly all: readonly Grant[];
  readonly cover: Coverage<Grant>;
};

/**
 * Returns when a grant stopped covering. If its invoice was not paid in time, this is when the trust in the buyer ended. If a later license exists, it is the
 * end of the grace period. Otherwise, it is the end of the grant.
 */
const endOf = (now: number, grant: Grant, all: readonly Grant[]): number => {
  if (isUnpaidInTime(now, grant)) return coverEnd(now, grant);
  const graced = grant.endsAt + graceDays * msOfDay;
  return all.some((other) => isPaid(now, grant) && other.kind !== 'trial' && other.endsAt > graced)
    ? graced
    : grant.endsAt;
};

type Moment = { readonly moment: number; readonly id: string };

function presentMoments(
  name: NoticeName,
  held: readonly Grant[],
  { cover, holder }: Facts,
): readonly Moment[] {
  const { about, from } = noticeRuleOf(name);
  const last = firstGrantOf(held.filter(({ endsAt }) => endsAt === cover.until));
  if (cover.reason !== (about === 'trial' ? 'trial' : 'covered') || last === null) return [];
  return [{ moment: from === 'start' ? last.startsAt : last.endsAt, id: holder.id }];
}

function pastMoments(
  name: NoticeName,
  held: readonly Grant[],
  { now, all, cover, holder }: Facts,
): readonly Moment[] {
  const ended = lastEnded(now, held);
  const isTold = noticeRuleOf(name).about === 'license' || cover.grant === ended;
  return ended === null || cover.reason !== 'ended' || !isTold
    ? []
    : [{ moment: endOf(now, ended, all), id: holder.id }];
}

/** Returns the moments from which a rule counts its days; empty if the rule does not apply now. */
function momentsOf(name: NoticeName, facts: Facts): readonly Moment[] {
  const { about, from, days } = noticeRuleOf(name);
  const { now, grants, orders, holder, renewal } = facts;
  // A person with automatic renewal gets a notice with the next charge instead of a reminder to renew.
  if (about === 'renewal' && renewal === null) return [];
  if (about === 'license' && days < 0 && renewal !== null) return [];
  if (about === 'order' || about === 'collected')
    return orders
      .filter(({ collected }) => collected || about === 'order')
      .map(({ id, placedAt }) => ({ moment: placedAt, id }));
  if (about === 'card')
    return grants
      .filter(({ owed, startsAt }) => owed === 'card' && startsAt <= now)
      .map(({ startsAt }) => ({ moment: startsAt, id: holder.id }));
  const held = grants.filter((grant) => (grant.kind === 'trial') === (about === 'trial'));
  return from === 'start' || days < 0 ? presentMoments(name, held, facts) : pastMoments(name, held, facts);
}

type Found = { readonly series: string; readonly dueOn: number; readonly notice: DueNotice };

function foundFor(name: NoticeName, facts: Facts, clock: Clock): readonly Found[] {
  const { about, from, days, topic } = noticeRuleOf(name);
  return momentsOf(name, facts).map(({ moment, id }) => {
    // A notice about an end that is after 8 a.m. is sent on the next morning.
    const isLate = from === 'end' && days >= 0 && clock.hour(moment) >= hours.from;
    const first = clock.day(moment) + Number(isLate);
    const onDay = clock.dayOf(moment);
    return {
      series: `${about} ${from} ${id} ${first}`,
      dueOn: first + days,
      notice: {
        name,
        topic,
        key: `${id}/${name}/${onDay}`,
        day: about === 'license' || about === 'renewal' ? clock.dayOf(moment - 1) : onDay,
        daysLeft: Math.max(0, first - clock.today),
      },
    };
  });
}

/** Returns the latest due notice of each kind. Leaves out notices that were sent, that the person unsubscribed from, or that are too late to be useful. */
export function dueNotices(subject: NoticeSubject, now: number): readonly DueNotice[] {
  const { timeZone, role, grants, others, stopped, sent } = subject;
  const clock = clockIn(timeZone, now);
  const time = clock.hour(now);
  if (time < hours.from || time >= hours.to) return [];
  const all = [...grants, ...others];
  const facts: Facts = { ...subject, now, all, cover: coverageAt(now, all) };
  const latest = new Map<string, Found>();
  for (const name of noticeNames.filter((each) => noticeRuleOf(each).to.some((to) => to === role)))
    for (const found of foundFor(name, facts, clock)) {
      const isLater = found.dueOn > (latest.get(found.series)?.dueOn ?? Number.NEGATIVE_INFINITY);
      if (found.dueOn <= clock.today && isLater) latest.set(found.series, found);
    }
  return [...latest.values()]
    .filter(({ dueOn }) => clock.today - dueOn < worthDays)
    .map(({ notice }) => notice)
    .filter(({ topic, key }) => !sent.includes(key) && (topic === null || !stopped.includes(topic)));
}
