import type { Discount } from '#domain/billing/prices/discount-code.ts';
import type { Exemption, TaxProblem } from '#domain/billing/prices/tax.ts';

export const billingWords = {
  heading: 'Billing address',
  lead: 'Tax depends on your address and is included in the price.',
  country: 'Country',
  region: (country: string) => (country === 'US' ? 'State' : 'Province or territory'),
  choose: 'Choose …',
  exempt: 'We are exempt from tax',
  exemption: {
    none: 'Most schools and districts are. Send us your exemption certificate, now or later.',
    waiting: 'We have your certificate and will review it soon. Until then, your order is tax-exempt.',
    accepted: 'We have your certificate.',
    declined:
      'We could not accept your exemption certificate, so we charge tax. Your license page says why. You can send another one here or there.',
    expired: 'The certificate that we have has expired. Send us a new one, now or later.',
  } satisfies Readonly<Record<Exemption, string>>,
  taxId: 'Tax ID',
  taxIdHint: 'With a tax ID, we charge no tax, and you report it yourselves.',
  problem: {
    country: 'Choose your country to see the price.',
    region: 'Choose your province or territory to see the price. Tax depends on it.',
    taxId: 'This is not a tax ID of this country. Check it, or leave it empty.',
  } satisfies Readonly<Record<TaxProblem['field'], string>>,
} as const;

export const discountWords = {
  label: 'Discount code',
  use: 'Apply code',
  used: ({ code, percent }: Discount) => `Code ${code}: ${percent}% off.`,
  leaveOut: 'Remove code',
} as const;
