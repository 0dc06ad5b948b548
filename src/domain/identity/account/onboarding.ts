import { type Consent, parseFormConsents } from '../consents/consent.ts';
import type { Result } from '../../result.ts';
import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import { parsePersonDetails, type PersonDetailsDraft } from './parse-person-details.ts';
import type { PersonDetails } from './person-details.ts';
import { parseName } from '../../platform/forms/text-fields.ts';

/** The steps of onboarding, in order. Spec §4, §7. */
export const onboardingItems = ['firstName', 'lastName', 'schoolOrDistrict'] as const;
export type OnboardingItem = (typeof onboardingItems)[number];

type Names = { readonly firstName: string; readonly lastName: string };
/** Missing if the form did not ask for consent. */
type Asked = { readonly consents?: readonly Consent[] };

/** The typed answers. An empty text for the school or district means none. The other details are optional. */
export type OnboardingDraft = Names &
  Pick<PersonDetailsDraft, 'schoolOrDistrict'> &
  Partial<PersonDetailsDraft> &
  Asked;

export type Onboarding = Names & Pick<PersonDetails, 'schoolOrDistrict'> & Partial<PersonDetails> & Asked;

export type OnboardingInvalid = FormInvalid<keyof Onboarding>;

/** Parses the onboarding form, or returns its problems. Page and service share the rules. */
export function parseOnboarding(draft: OnboardingDraft): Result<Onboarding, OnboardingInvalid> {
  return parseForm({
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    ...parsePersonDetails(draft),
    schoolOrDistrict: optional(draft.schoolOrDistrict, parseName),
    ...parseFormConsents(draft.consents),
  });
}

/** Returns the fields that are missing in a record. A person who completed onboarding without a school or district is not asked for it again. */
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
