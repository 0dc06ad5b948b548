import { err, ok, type Result } from '../../result.ts';
import type { FieldProblem } from '../../platform/forms/field-problem.ts';

/** Subjects of consent: two texts that every user must accept, and news emails, which are off by default. */
export const consentSubjects = ['terms', 'privacy', 'news'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** All published versions with their days of publication as names. The last version is in force. */
const versions: Readonly<Record<ConsentSubject, readonly [string, ...string[]]>> = {
  terms: ['2026-11-22'],
  privacy: ['2026-11-22'],
  news: ['2026-11-22'],
};

export const versionInForce = (subject: ConsentSubject): string =>
  versions[subject].at(-1) ?? versions[subject][0];

/** A person's decision on one version; `given` is false if they withdrew consent. */
export type Consent = {
  readonly subject: ConsentSubject;
  readonly version: string;
  readonly given: boolean;
};

export const requiredSubjects = ['terms', 'privacy'] as const satisfies readonly ConsentSubject[];

/** Returns consent to the version in force, or a withdrawal of it if `given` is false. */
export const consentTo = (subject: ConsentSubject, given = true): Consent => ({
  subject,
  version: versionInForce(subject),
  given,
});

/** Returns consent to all required texts, and to news if `news` is true. */
export const fullConsent = (news: boolean): readonly Consent[] =>
  [...requiredSubjects, ...(news ? (['news'] as const) : [])].map((subject) => consentTo(subject));

const holds = (consents: readonly Consent[], subject: ConsentSubject): boolean =>
  consents.some((consent) => consent.subject === subject && consent.given);

/** Whether the person wants news emails, according to their latest decision. */
export const wantsNews = (last: readonly Consent[]): boolean => holds(last, 'news');

/** Returns the texts whose version in force the person has not accepted, according to their latest decision on each subject. */
export const dueConsents = (last: readonly Consent[]): readonly ConsentSubject[] =>
  requiredSubjects.filter((subject) =>
    last.every(
      (consent) =>
        consent.subject !== subject || !consent.given || consent.version !== versionInForce(subject),
    ),
  );

/** Parses consents. Only published versions are valid. */
export const parseConsents = (consents: readonly Consent[]): Result<readonly Consent[], FieldProblem> =>
  consents.every(({ subject, version }) => versions[subject].includes(version))
    ? ok(consents)
    : err('unknown-value');

/** Like `parseConsents`, but consent to the required texts must be present. A form that does not ask for consent sends none. */
export const parseFormConsents = (
  consents: readonly Consent[] | undefined,
): { readonly consents?: Result<readonly Consent[], FieldProblem> } => {
  if (consents === undefined) return {};
  const all = requiredSubjects.every((subject) => holds(consents, subject));
  return { consents: all ? parseConsents(consents) : err('required') };
};
