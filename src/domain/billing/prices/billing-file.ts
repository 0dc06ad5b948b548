import { parseLastDay } from './parse-last-day.ts';
import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { maxNoteLength, parseLine } from '../../platform/forms/parse-line.ts';
import { ok, type Result } from '../../result.ts';
import type { Exemption } from './tax.ts';

/** PDF files that an organization sends to our office: its tax exemption certificate and its purchase order. */
export const billingFileKinds = ['exemption-certificate', 'purchase-order'] as const;
export type BillingFileKind = (typeof billingFileKinds)[number];

export type Verdict = {
  readonly accepted: boolean;
  /** Last valid day; null if it does not expire or was declined. */
  readonly expiresOn: IsoDate | null;
  /** Reason for declining; null if accepted. */
  readonly note: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string;
};

export type BillingFile = {
  readonly id: string;
  readonly kind: BillingFileKind;
  readonly organization: string;
  /** Id of the order that a purchase order belongs to; null for a certificate. */
  readonly order: string | null;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly sentBy: string;
  /** Null until our staff reviewed the certificate; always null for a purchase order. */
  readonly verdict: Verdict | null;
};

export type NewBillingFile = Omit<BillingFile, 'bytes' | 'verdict'> & { readonly file: Uint8Array };

const holdsOn = ({ accepted, expiresOn }: Verdict, today: IsoDate): boolean =>
  accepted && (expiresOn === null || expiresOn >= today);

/**
 * Returns an organization's exemption on a day. `certificates` are sorted, newest first. An accepted certificate stays valid while a newer one waits for
 * review.
 */
export function exemptionOf(
  certificates: readonly Pick<BillingFile, 'verdict'>[],
  today: IsoDate,
): Exemption {
  const [newest] = certificates;
  const judged = certificates.find(({ verdict }) => verdict !== null)?.verdict ?? null;
  if (judged !== null && holdsOn(judged, today)) return 'accepted';
  if (newest === undefined) return 'none';
  if (newest.verdict === null) return 'waiting';
  return newest.verdict.accepted ? 'expired' : 'declined';
}

/** The form for the decision on a certificate. A declined certificate needs a reason. An empty day means no expiry. */
export type VerdictForm = {
  readonly accepted: boolean;
  readonly expiresOn: string | null;
  readonly note: string | null;
};

export type VerdictInvalid = FormInvalid<'expiresOn' | 'note'>;

/** Parses the decision; `today` is the current date in our office's time zone. */
export const parseVerdict = (
  { accepted, expiresOn, note }: VerdictForm,
  today: IsoDate,
): Result<Pick<Verdict, 'accepted' | 'expiresOn' | 'note'>, VerdictInvalid> =>
  parseForm({
    accepted: ok(accepted),
    expiresOn: accepted ? parseLastDay(expiresOn ?? '', today) : ok(null),
    note: accepted ? ok(null) : parseLine(note ?? '', maxNoteLength),
  });
