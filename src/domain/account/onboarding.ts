import { type Consent, parseFormConsents } from '../consents/consent.ts';
import type { Result } from '../result.ts';
import type { FormInvalid } from './field-problem.ts';
import { optional, parseForm } from './parse-form.ts';
import { parsePersonDetails, type PersonDetailsDraft } from './parse-person-details.ts';
import type { PersonDetails } from './person-details.ts';
import { parseName } from './text-fields.ts';

/** The steps of onboarding, in order. Spec §4, §7. */
export const onboardingItems = ['firstName', 'lastName', 'schoolOrDistrict'] as const;
export type OnboardingItem = (typeof onboardingItems)[number];

type Names = { readonly firstName: string; readonly lastName: string };
/** Left out where the form did not ask for consent. */
type Asked = { readonly consents?: readonly Consent[] };

/** The typed answers. An empty school or district means that there is none. The other details are optional. */
export type OnboardingDraft = Names &
  Pick<PersonDetailsDraft, 'schoolOrDistrict'> &
  Partial<PersonDetailsDraft> &
  Asked;

/** An onboarding that can be taken. */
export type Onboarding = Names & Pick<PersonDetails, 'schoolOrDistrict'> & Partial<PersonDetails> & Asked;

export type OnboardingInvalid = FormInvalid<keyof Onboarding>;

/** Parses the onboarding form; page and service use the same rules. */
export function parseOnboarding(draft: OnboardingDraft): Result<Onboarding, OnboardingInvalid> {
  return parseForm({
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    ...parsePersonDetails(draft),
    schoolOrDistrict: optional(draft.schoolOrDistrict, parseName),
    ...parseFormConsents(draft.consents),
  });
}

/** What a record still lacks. Who finished onboarding without a school or district is not asked again. */
export function missingItems(
  record: Pick<PersonDetails, 'schoolOrDistrict'> & {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly onboarded: boolean;
  },
): readonly OnboardingItem[] {
  return onboardingItems.filter(
    (item) => record[item] === null && !(item === 'schoolOrDistrict' && record.onboarded),
  );
}
