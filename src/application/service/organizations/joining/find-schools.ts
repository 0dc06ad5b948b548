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

/** Returns districts and schools by a part of their name; none for fewer than three characters. Does not allow joining. */
export type FindSchools = (
  caller: Caller,
  typed: string,
) => Promise<Result<readonly FoundSchool[], CallLimited>>;

export type FindSchoolsPorts = {
  readonly schools: SchoolDirectory;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/** Enough calls to type a name, too few to copy our customer list. */
const lookUps: RateRule = { name: 'schools looked up', limit: 120, windowMs: 3_600_000 };

export const findSchools =
  ({ schools, limiter, clock }: FindSchoolsPorts): FindSchools =>
  async ({ account }, typed) => {
    const text = schoolSearchText(typed);
    if (text === null) return ok([]);
    const within = await enforceRateLimits(limiter, [{ ...lookUps, key: account.id }], clock.now());
    return within.ok ? ok(await schools.find(text, schoolSearch.most)) : within;
  };
