import {
  type FoundSchool,
  schoolSearch,
  schoolSearchText,
} from '#domain/organizations/settings/school-search.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { SchoolDirectory } from '../ports/school-directory.ts';

/** Returns districts and schools by a part of their name; empty for fewer than three characters. A result does not give the right to join. */
export type FindSchools = (
  caller: Caller,
  typed: string,
) => Promise<Result<readonly FoundSchool[], CallLimited>>;

export type FindSchoolsPorts = {
  readonly schools: SchoolDirectory;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/** The limit allows enough calls to type a name, but not enough to copy our list of customers. */
const lookUps: RateRule = { name: 'schools looked up', limit: 120, windowMs: 3_600_000 };

export const findSchools =
  ({ schools, limiter, clock }: FindSchoolsPorts): FindSchools =>
  async ({ account }, typed) => {
    const text = schoolSearchText(typed);
    if (text === null) return ok([]);
    const within = await enforceRateLimits(limiter, [{ ...lookUps, key: account.id }], clock.now());
    return within.ok ? ok(await schools.find(text, schoolSearch.most)) : within;
  };
