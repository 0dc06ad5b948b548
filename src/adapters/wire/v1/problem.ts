import * as z from 'zod/mini';

/** Every problem that the API can answer with (CAL-5); `/problems/<slug>` is its stable `type`. */
export const problemSlugs = [
  'malformed-request',
  'unauthenticated',
  'token-invalid',
  'token-expired',
  'token-revoked',
  'account-disabled',
  'second-factor-required',
  'not-found',
  'lesson-not-found',
  'classroom-not-found',
  'assignment-not-found',
  'activity-not-found',
  'not-permitted',
  'license-ended',
  'owner-only',
  'owner-stays',
  'classroom-archived',
  'classroom-limit',
  'assignment-limit',
  'teacher-limit',
  'lesson-assigned',
  'edit-conflict',
  'version-required',
  'method-not-allowed',
  'request-timed-out',
  'body-too-large',
  'headers-too-large',
  'media-type-unsupported',
  'form-invalid',
  'recent-sign-in-required',
  'recovery-code-wrong',
  'sign-in-code-wrong',
  'sign-in-code-spent',
  'sign-in-code-link-needed',
  'sign-in-code-disabled',
  'sign-in-link-other-address',
  'sign-in-link-spent',
  'idempotency-key-reused',
  'idempotency-key-in-use',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;
export type ProblemSlug = (typeof problemSlugs)[number];

/** The `type` of a problem. */
export const problemType = (slug: ProblemSlug): string => `/problems/${slug}`;

/** The problem that a `type` names; null where it is none of ours. */
export const problemSlugOf = (type: string): ProblemSlug | null =>
  problemSlugs.find((slug) => type === problemType(slug)) ?? null;

/** Why a field was refused: the reasons of the domain's `FieldProblem`, and a field that the call does not have. */
const fieldErrorCodes = [
  'required',
  'too-long',
  'malformed',
  'unknown-value',
  'too-early',
  'unknown-field',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One refused field; `field` is a path with dots, such as `utm.utmSource`. */
const fieldError = z.object({
  field: z.string(),
  code: z.enum(fieldErrorCodes),
  detail: z.string(),
});

/** An RFC 9457 problem document, served as `application/problem+json` (CAL-5). */
export const problemResponse = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.exactOptional(z.string()),
  /** Names the request in the service's log; support asks for it. */
  requestId: z.string(),
  /** With `form-invalid`: every refused field at once. */
  errors: z.exactOptional(z.array(fieldError)),
  /** With `sign-in-code-wrong`: how many tries the code still has. */
  triesLeft: z.exactOptional(z.int()),
  /** With `edit-conflict`: what stands now, as the call would have answered it. */
  current: z.exactOptional(z.unknown()),
});
export type ProblemDocument = z.output<typeof problemResponse>;
