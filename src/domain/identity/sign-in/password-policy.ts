import { err, ok, type Result } from '../../result.ts';

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

export type PasswordRule =
  | { readonly rule: 'min-length'; readonly length: number }
  | { readonly rule: 'max-length'; readonly length: number }
  | { readonly rule: 'lowercase' | 'uppercase' | 'numeric' | 'non-alphanumeric' };

export type RuleCheck = PasswordRule & { readonly met: boolean };

/** The provider uses an unknown schema version. Spec §5: only version 1. The version is null if the provider does not send it. */
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

/** A policy from the provider; only its schema version is required. */
export type PasswordPolicyDraft = Partial<Omit<PasswordPolicy, 'enforcement'>> & {
  readonly schemaVersion: number;
  readonly enforcement?: string;
};

export function parsePasswordPolicy(draft: PasswordPolicyDraft): Result<PasswordPolicy, PolicyUnsupported> {
  const { schemaVersion, enforcement, ...rules } = draft;
  if (schemaVersion !== 1) return err({ kind: 'password-policy/unsupported', schemaVersion });
  const known = enforcement === 'ENFORCE' || enforcement === 'AUDIT' ? enforcement : 'OFF';
  return ok({ ...defaultPasswordPolicy, ...rules, enforcement: known });
}

/** Checks a password against each rule of the policy, in the order of the form. */
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
