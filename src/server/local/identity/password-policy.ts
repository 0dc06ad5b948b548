import * as z from 'zod/mini';

const rules = z.object({
  minPasswordLength: z.optional(z.int().check(z.minimum(6), z.maximum(30))),
  maxPasswordLength: z.optional(z.int().check(z.minimum(6), z.maximum(4096))),
  containsLowercaseCharacter: z.optional(z.boolean()),
  containsUppercaseCharacter: z.optional(z.boolean()),
  containsNumericCharacter: z.optional(z.boolean()),
  containsNonAlphanumericCharacter: z.optional(z.boolean()),
});

export const passwordPolicySchema = z.object({
  schemaVersion: z.int(),
  enforcementState: z.enum(['OFF', 'AUDIT', 'ENFORCE']),
  customStrengthOptions: rules,
  allowedNonAlphanumericCharacters: z.array(z.string().check(z.length(1))),
  forceUpgradeOnSignin: z.boolean(),
});

export const passwordPolicyChangeSchema = z.partial(passwordPolicySchema);

export type PasswordPolicyConfig = z.infer<typeof passwordPolicySchema>;
export type PasswordPolicyChange = z.infer<typeof passwordPolicyChangeSchema>;

/** A new project's policy: six characters, nothing enforced. */
export const newProjectPolicy: PasswordPolicyConfig = {
  schemaVersion: 1,
  enforcementState: 'OFF',
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~'),
  forceUpgradeOnSignin: false,
};

/** Applies a change. Omitted fields keep their values. `customStrengthOptions` is replaced as a whole. */
export function changedPolicy(
  policy: PasswordPolicyConfig,
  change: PasswordPolicyChange,
): PasswordPolicyConfig {
  return {
    schemaVersion: change.schemaVersion ?? policy.schemaVersion,
    enforcementState: change.enforcementState ?? policy.enforcementState,
    customStrengthOptions: change.customStrengthOptions ?? policy.customStrengthOptions,
    allowedNonAlphanumericCharacters:
      change.allowedNonAlphanumericCharacters ?? policy.allowedNonAlphanumericCharacters,
    forceUpgradeOnSignin: change.forceUpgradeOnSignin ?? policy.forceUpgradeOnSignin,
  };
}

/** Returns the rules that a password violates, or an empty list if it is valid. Lengths are in UTF-16 units, as at the provider. */
export function missedRules(policy: PasswordPolicyConfig, password: string): readonly string[] {
  const options = policy.customStrengthOptions;
  const least = options.minPasswordLength ?? 6;
  const most = options.maxPasswordLength ?? 4096;
  const special = Array.from(password).some((c) => policy.allowedNonAlphanumericCharacters.includes(c));
  const checks: readonly (readonly [boolean, string])[] = [
    [password.length < least, `Password must contain at least ${least} characters`],
    [password.length > most, `Password may contain at most ${most} characters`],
    [
      options.containsLowercaseCharacter === true && !/[a-z]/.test(password),
      'Password must contain a lower case character',
    ],
    [
      options.containsUppercaseCharacter === true && !/[A-Z]/.test(password),
      'Password must contain an upper case character',
    ],
    [
      options.containsNumericCharacter === true && !/[0-9]/.test(password),
      'Password must contain a numeric character',
    ],
    [
      options.containsNonAlphanumericCharacter === true && !special,
      'Password must contain a non-alphanumeric character',
    ],
  ];
  return checks.filter(([missed]) => missed).map(([, sentence]) => sentence);
}
