import { coverageAt } from '#domain/organizations/grants/coverage.ts';
import { type License, type ShownGrant, shownGrant, standingAt } from '#domain/billing/license/license.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import { lastDayBefore } from '#domain/organizations/grants/term.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import type { Seats } from '#domain/organizations/members/seats.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { placeOfCaller } from '../../organizations/access/cap-place.ts';
import { readPlanFacts, type ReadPlanFacts } from './plan-facts.ts';
import { askForTrial, type AskForTrial, readTrialRequest, type ReadTrialRequest } from './trial-request.ts';
import {
  type CasePorts,
  printCase,
  type PrintCase,
  readTeachingUse,
  type ReadTeachingUse,
} from './teaching-use.ts';
import type { GrantRepository, HeldGrants } from '../../organizations/ports/grant-repository.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';

/** Returns the caller's access state, its source and its end, in their current organization (LIC-4). Works in every access state (R29). */
export type ReadLicense = (caller: Caller) => Promise<License>;

export type LicenseApp = {
  readonly read: ReadLicense;
  readonly planFacts: ReadPlanFacts;
  readonly use: ReadTeachingUse;
  readonly printCase: PrintCase;
  readonly askForTrial: AskForTrial;
  readonly trialRequest: ReadTrialRequest;
};

export type LicensePorts = CasePorts & {
  readonly grants: Pick<GrantRepository, 'read'>;
  readonly organizations: Pick<OrganizationRepository, 'countSeats'>;
  readonly clock: Pick<Clock, 'now'>;
};

const shownSeats = ({ organization: _whose, ...seats }: Seats): License['seats'] => seats;

/** Returns the grants that apply to a user. The organization's grants apply only if the user has a seat or needs none. */
const covering = ({ grants, seat }: HeldGrants): readonly HeldGrant[] =>
  seat === 'none' || seat === 'asked' ? grants.filter(({ holder }) => holder === null) : grants;

function readLicense({ grants, organizations, clock, transaction }: LicensePorts): ReadLicense {
  return async (caller) => {
    const { account, membership } = caller;
    const now = clock.now();
    const organization = membership?.organization ?? null;
    const timeZone = membership?.timeZone ?? defaultTimeZone;
    const stored = await grants.read({ accountId: account.id, organization });
    const hasSeats = organization !== null && membership?.kind !== 'workspace';
    const counted = hasSeats ? await organizations.countSeats(organization, now) : null;
    const { grant, until, ...coverage } = coverageAt(now, covering(stored));
    const show = (held: HeldGrant): ShownGrant =>
      shownGrant(held, standingAt(now, held, stored.grants), timeZone);
    return {
      ...coverage,
      grant: grant && show(grant),
      lastDay: until === null ? null : lastDayBefore(until, timeZone),
      seats: counted && shownSeats(counted),
      seat: hasSeats ? stored.seat : null,
      capacity: await transaction.run(({ capacity }) => capacity.read(placeOfCaller(caller), now)),
      buyers: stored.buyers,
      history: stored.grants.map(show),
    };
  };
}

export const createLicenseApp = (ports: LicensePorts): LicenseApp => ({
  read: readLicense(ports),
  planFacts: readPlanFacts(ports),
  use: readTeachingUse(ports),
  printCase: printCase(ports),
  askForTrial: askForTrial(ports),
  trialRequest: readTrialRequest(ports),
});
