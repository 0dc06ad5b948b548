import { countries, regions } from '#domain/billing/prices/tax-table.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { type PaidBy, paidBys, type PlanChoice } from '#domain/billing/license/license-plan.ts';
import { type TermYears, termYears } from '#domain/organizations/grants/term.ts';

/** The choices as typed. They are in the URL, so that a plan can be sent as a link (LIC-11). */
export type TypedPlan = {
  readonly teachers: string;
  readonly from: string;
  readonly years: `${TermYears}`;
  readonly by: PaidBy;
  readonly country: string;
  /** Empty if there is no region. */
  readonly region: string;
};

/** Reads the plan from a URL. Uses the defaults for missing and invalid choices. */
export function typedPlanIn(search: string, usual: PlanChoice): TypedPlan {
  const parameters = new URLSearchParams(search);
  const years = termYears.find((each) => `${each}` === parameters.get('years')) ?? usual.years;
  const from = parseIsoDate(parameters.get('from') ?? '');
  const country = countries.find((each) => each === parameters.get('country')) ?? usual.country;
  return {
    teachers: (parameters.get('teachers') ?? String(usual.teachers)).slice(0, 9),
    from: from.ok ? from.value : usual.startsOn,
    years: `${years}`,
    by: paidBys.find((each) => each === parameters.get('by')) ?? usual.by,
    country,
    region: regions[country]?.find((each) => each === parameters.get('region')) ?? '',
  };
}

export const planQuery = ({ teachers, from, years, by, country, region }: TypedPlan): string =>
  `?${new URLSearchParams({ teachers, from, years, by, country, ...(region === '' ? {} : { region }) })}`;

/** Returns the typed choice, or null without a valid date. */
export function planChoiceOf({ teachers, from, years, by, country, region }: TypedPlan): PlanChoice | null {
  const day = parseIsoDate(from);
  if (!day.ok) return null;
  const term = termYears.find((each) => `${each}` === years) ?? 1;
  return {
    teachers: Number(teachers.trim() || Number.NaN),
    startsOn: day.value,
    years: term,
    by,
    country,
    region: region || null,
  };
}
