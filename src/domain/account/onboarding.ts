import type { Result } from '../result.ts';
import type { FormInvalid } from './field-problem.ts';
import { parseForm } from './parse-form.ts';
import { parsePersonDetails } from './parse-person-details.ts';
import { personDetailNames, type PersonDetails, type PersonDetailsDraft } from './person-details.ts';
import { parseName } from './text-fields.ts';

/** What onboarding can ask for, in the order in which it asks. Spec §4, §7. */
export const onboardingItems = ['firstName', 'lastName', ...personDetailNames] as const;
export type OnboardingItem = (typeof onboardingItems)[number];

/** What a person typed; a school or district left empty says that there is none. */
export type OnboardingDraft = PersonDetailsDraft & { readonly firstName: string; readonly lastName: string };

/** An onboarding that can be taken. */
export type Onboarding = PersonDetails & { readonly firstName: string; readonly lastName: string };

export type OnboardingInvalid = FormInvalid<OnboardingItem>;

/** Parses the onboarding form; page and service use the same rules. */
export function parseOnboarding(draft: OnboardingDraft): Result<Onboarding, OnboardingInvalid> {
  return parseForm({
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    ...parsePersonDetails(draft),
  });
}

const isDetail = (item: OnboardingItem): boolean => personDetailNames.some((detail) => detail === item);

/**
 * What a record still lacks. Details are asked for once: who finished onboarding without them is not asked again.
 */
export function missingItems(
  record: PersonDetails & {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly onboarded: boolean;
  },
): readonly OnboardingItem[] {
  return onboardingItems.filter((item) => record[item] === null && !(isDetail(item) && record.onboarded));
}
