import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { type IsoDate, parseIsoDate } from '../dates/iso-date.ts';
import { longestNote, parseLine } from '../orders/on-invoice.ts';
import { err, ok, type Result } from '../result.ts';
import type { Exemption } from './tax.ts';

/** What an organization sends our office as a PDF: why it pays no tax, and its purchase order. */
export const billingFileKinds = ['exemption-certificate', 'purchase-order'] as const;
export type BillingFileKind = (typeof billingFileKinds)[number];

/** What our staff said of a certificate. */
export type Verdict = {
  readonly accepted: boolean;
  /** The last day on which it holds; null where it has none, and for what was declined. */
  readonly expiresOn: IsoDate | null;
  /** Why it was declined; null for what was accepted. */
  readonly note: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The id of the account that said so. */
  readonly by: string;
};

/** A file without its bytes. */
export type BillingFile = {
  readonly id: string;
  readonly kind: BillingFileKind;
  /** The id of the organization that sent it. */
  readonly organization: string;
  /** The order that a purchase order belongs to; null for a certificate. */
  readonly order: string | null;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** The id of the account that sent it. */
  readonly sentBy: string;
  /** Null until our staff looked at it, and for a purchase order: that is not judged. */
  readonly verdict: Verdict | null;
};

/** A file that is kept. */
export type NewBillingFile = Omit<BillingFile, 'bytes' | 'verdict'> & { readonly file: Uint8Array };

const holdsOn = ({ accepted, expiresOn }: Verdict, today: IsoDate): boolean =>
  accepted && (expiresOn === null || expiresOn >= today);

/** What the certificates of an organization come to on a day; the newest first. One that waits takes nothing from one that holds. */
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

/** What our staff say of a certificate, as they type it: a reason where they decline it; an empty day is none. */
export type VerdictForm = {
  readonly accepted: boolean;
  readonly expiresOn: string | null;
  readonly note: string | null;
};

export type VerdictInvalid = FormInvalid<'expiresOn' | 'note'>;

function parseExpiry(typed: string, today: IsoDate): Result<IsoDate | null, FieldProblem> {
  if (typed.trim() === '') return ok(null);
  const day = parseIsoDate(typed);
  if (!day.ok) return day;
  return day.value < today ? err('too-early') : day;
}

/** Parses it, by the day that it is in our office. */
export const parseVerdict = (
  { accepted, expiresOn, note }: VerdictForm,
  today: IsoDate,
): Result<Pick<Verdict, 'accepted' | 'expiresOn' | 'note'>, VerdictInvalid> =>
  parseForm({
    accepted: ok(accepted),
    expiresOn: accepted ? parseExpiry(expiresOn ?? '', today) : ok(null),
    note: accepted ? ok(null) : parseLine(note ?? '', longestNote),
  });
