import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { type Seller, unnamedSeller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import { productName } from '#domain/product.ts';

const unset = 'Not available yet. Please ask us.';

/** The seller’s substitute Form W-9, with the order and statements of the IRS form (Rev. March 2024). */
export const taxFormPaper = {
  product: productName,
  page: (number: number) => `Page ${number}`,
  title: 'Substitute Form W-9',
  lead: (seller: Seller) =>
    seller === unnamedSeller || seller.name === unnamedSeller.name
      ? 'Request for Taxpayer Identification Number and Certification. This is an example. The seller’s details are not set yet.'
      : 'Request for Taxpayer Identification Number and Certification. For your office, in place of the form of the Internal Revenue Service.',
  sections: ({ name, address, taxId, taxClassification }: Seller, { today }: TaxFormSheet) => [
    {
      heading: 'Seller',
      sentences: [],
      table: {
        columns: ['Line', 'Entry'],
        rows: [
          ['1 Name', name],
          ['2 Business name', 'As on line 1'],
          ['3a Federal tax classification', taxClassification ?? unset],
          ['4 Exemptions', 'None'],
          ['5 and 6 Address', address.join(', ')],
          ['Part I Employer identification number', taxId ?? unset],
        ],
        shares: [0.36, 0.64],
      },
    },
    {
      heading: 'Part II Certification',
      sentences: [
        'Under penalties of perjury, I certify that:',
        '1. The number shown on this form is my correct taxpayer identification number; and',
        '2. I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
        '3. I am a U.S. citizen or other U.S. person; and',
        '4. The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
      ],
    },
    {
      heading: 'Signature',
      sentences: [
        'Signature of U.S. person: ______________________________    Date: ______________',
        `Printed on ${formatDate(today)}, without a signature. If your office needs it signed, ask us and we send it.`,
      ],
    },
  ],
} as const;
