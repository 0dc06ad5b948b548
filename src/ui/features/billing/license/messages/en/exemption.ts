import type { BillingFile } from '#domain/billing/prices/billing-file.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';

const localDate = (timestamp: number): string =>
  new Date(timestamp).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

export const exemptionWords = {
  heading: 'Tax exemption',
  lead: 'Tax-exempt? Upload your certificate once. It applies to all later orders.',
  waiting: 'Loading your files',
  list: 'Files you sent',
  none: 'Nothing has been sent yet.',
  kinds: {
    'exemption-certificate': 'Exemption certificate',
    'purchase-order': 'Purchase order',
  } satisfies Readonly<Record<BillingFile['kind'], string>>,
  sent: ({ sentAt }: BillingFile) => `Sent on ${localDate(sentAt)}`,
  state: ({ kind, verdict }: BillingFile): string | null => {
    if (kind === 'purchase-order') return null;
    if (verdict === null) return 'Waiting for our review';
    return verdict.accepted ? 'Accepted' : 'Declined';
  },
  verdict: ({ verdict }: BillingFile): string | null => {
    if (verdict === null) return null;
    if (!verdict.accepted) return verdict.note;
    return verdict.expiresOn === null ? null : `Valid until ${formatDate(verdict.expiresOn)}.`;
  },
  download: 'Download',
  fileName: (kind: BillingFile['kind']) => `${kind}.pdf`,
} as const;
