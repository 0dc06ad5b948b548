import { err, ok, type Result } from '../result.ts';

/** Spec §3, §4. Unspecified enforcement counts as OFF. */
export type PasswordPolicy = {
  readonly minLength: number;
  readonly maxLength: number | null;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly numeric: boolean;
  readonly nonAlphanumeric: boolean;
  readonly allowedNonAlphanumeric: string;
  readonly enforcement: 'ENFORCE' | 'AUDIT' | 'OFF';
};

/** One rule of a policy, as a form shows it. */
export type PasswordRule =
  | { readonly rule: 'min-length'; readonly length: number }
  | { readonly rule: 'max-length'; readonly length: number }
  | { readonly rule: 'lowercase' | 'uppercase' | 'numeric' | 'non-alphanumeric' };

/** A rule and whether a password meets it. */
export type RuleCheck = PasswordRule & { readonly met: boolean };

/**
 * The provider speaks a schema of policies that this code does not know. Spec §5: only version 1. The version is null
 * where the provider does not name it.
 */
export type PolicyUnsupported = {
  readonly kind: 'password-policy/unsupported';
  readonly schemaVersion: number | null;
};

/** Spec §5, §9: the policy to use when the provider has none. */
export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: null,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
  allowedNonAlphanumeric: '',
  enforcement: 'OFF',
};

/** A policy as the provider returns it: only the version of its schema is required. */
export type PasswordPolicyDraft = Partial<Omit<PasswordPolicy, 'enforcement'>> & {
  readonly schemaVersion: number;
  readonly enforcement?: string;
};

/** Parses the provider's policy. */
export function parsePasswordPolicy(draft: PasswordPolicyDraft): Result<PasswordPolicy, PolicyUnsupported> {
  const { schemaVersion, enforcement, ...rules } = draft;
  if (schemaVersion !== 1) return err({ kind: 'password-policy/unsupported', schemaVersion });
  const known = enforcement === 'ENFORCE' || enforcement === 'AUDIT' ? enforcement : 'OFF';
  return ok({ ...defaultPasswordPolicy, ...rules, enforcement: known });
}

/** Each rule of the policy, met or not by this password, in the order in which a form lists them. */
export function checkPassword(policy: PasswordPolicy, password: string): readonly RuleCheck[] {
  const length = password.length;
  const checks: RuleCheck[] = [
    { rule: 'min-length', length: policy.minLength, met: length >= policy.minLength },
  ];
  if (policy.maxLength !== null) {
    checks.push({ rule: 'max-length', length: policy.maxLength, met: length <= policy.maxLength });
  }
  if (policy.lowercase) checks.push({ rule: 'lowercase', met: /[a-z]/.test(password) });
  if (policy.uppercase) checks.push({ rule: 'uppercase', met: /[A-Z]/.test(password) });
  if (policy.numeric) checks.push({ rule: 'numeric', met: /\d/.test(password) });
  if (policy.nonAlphanumeric) {
    const met = Array.from(password).some((character) => policy.allowedNonAlphanumeric.includes(character));
    checks.push({ rule: 'non-alphanumeric', met });
  }
  return checks;
}
