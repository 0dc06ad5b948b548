import type { Result } from '../result.ts';
import type { FormInvalid } from './field-problem.ts';
import { optional, parseForm } from './parse-form.ts';
import { parseName } from './text-fields.ts';

/** What onboarding can ask for, in the order in which it asks. Spec §4, §7. */
export const onboardingItems = ['firstName', 'lastName', 'schoolOrDistrict'] as const;
export type OnboardingItem = (typeof onboardingItems)[number];

/** What a person typed; a school or district left empty says that there is none. */
export type OnboardingDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string | null;
};

/** An onboarding that can be taken. */
export type Onboarding = {
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string | null;
};

export type OnboardingInvalid = FormInvalid<OnboardingItem>;

/** Parses the onboarding form; page and service use the same rules. */
export function parseOnboarding(draft: OnboardingDraft): Result<Onboarding, OnboardingInvalid> {
  return parseForm({
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    schoolOrDistrict: optional(draft.schoolOrDistrict, parseName),
  });
}

/**
 * What a record still lacks. A school or district is asked for once: who finished onboarding without one
 * is not asked again.
 */
export function missingItems(record: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly schoolOrDistrict: string | null;
  readonly onboarded: boolean;
}): readonly OnboardingItem[] {
  return onboardingItems.filter(
    (item) => record[item] === null && !(item === 'schoolOrDistrict' && record.onboarded),
  );
}
