import { err, ok, type Result } from '../result.ts';
import type { FieldProblem } from '../account/field-problem.ts';

/** What people agree to: two texts that the product cannot be used without, and mails with news, which are off by default. */
export const consentSubjects = ['terms', 'privacy', 'news'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** Every version that was ever shown, by the day it was published; the last one is in force. */
const versions: Readonly<Record<ConsentSubject, readonly [string, ...string[]]>> = {
  terms: ['2026-11-22'],
  privacy: ['2026-11-22'],
  news: ['2026-11-22'],
};

/** The version that is in force. */
export const versionInForce = (subject: ConsentSubject): string =>
  versions[subject].at(-1) ?? versions[subject][0];

/** What somebody said to one version; `given` is false where they took it back. */
export type Consent = {
  readonly subject: ConsentSubject;
  readonly version: string;
  readonly given: boolean;
};

/** Texts that everybody has to agree to. */
export const requiredSubjects = ['terms', 'privacy'] as const satisfies readonly ConsentSubject[];

/** Agreement to the version in force, or its end. */
export const consentTo = (subject: ConsentSubject, given = true): Consent => ({
  subject,
  version: versionInForce(subject),
  given,
});

/** Agreement to all that has to be agreed to, and to news where they were asked for. */
export const fullConsent = (news: boolean): readonly Consent[] =>
  [...requiredSubjects, ...(news ? (['news'] as const) : [])].map((subject) => consentTo(subject));

const holds = (consents: readonly Consent[], subject: ConsentSubject): boolean =>
  consents.some((consent) => consent.subject === subject && consent.given);

/** Whether mails with news are wanted, by the last that was said of each subject. */
export const wantsNews = (last: readonly Consent[]): boolean => holds(last, 'news');

/** The texts whose version in force was not agreed to, by the last that was said of each subject. */
export const dueConsents = (last: readonly Consent[]): readonly ConsentSubject[] =>
  requiredSubjects.filter((subject) =>
    last.every(
      (consent) =>
        consent.subject !== subject || !consent.given || consent.version !== versionInForce(subject),
    ),
  );

/** Only versions that were ever shown count. */
export const parseConsents = (consents: readonly Consent[]): Result<readonly Consent[], FieldProblem> =>
  consents.every(({ subject, version }) => versions[subject].includes(version))
    ? ok(consents)
    : err('unknown-value');

/** The same for a form that has to bring what is required; one that does not ask brings none at all. */
export const parseFormConsents = (
  consents: readonly Consent[] | undefined,
): { readonly consents?: Result<readonly Consent[], FieldProblem> } => {
  if (consents === undefined) return {};
  const all = requiredSubjects.every((subject) => holds(consents, subject));
  return { consents: all ? parseConsents(consents) : err('required') };
};
