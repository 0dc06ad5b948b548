import * as z from 'zod/mini';
import type { Seller } from '#domain/billing/documents/document-sheet.ts';

export const sellerVariables = {
  SELLER_NAME: z.optional(z.string().check(z.maxLength(120))),
  SELLER_ADDRESS: z.optional(z.string().check(z.maxLength(300))),
  SELLER_EMAIL: z.optional(z.email()),
  SELLER_PHONE: z.optional(z.string().check(z.maxLength(40))),
  SELLER_BANK: z.optional(z.string().check(z.maxLength(300))),
  SELLER_TAX_ID: z.optional(z.string().check(z.regex(/^\d{2}-\d{7}$/))),
  SELLER_TAX_CLASS: z.optional(z.string().check(z.maxLength(60))),
} as const;

export const sellerAdvice = {
  SELLER_NAME: 'the legal name that sells, as quotes and invoices say it',
  SELLER_ADDRESS:
    'the address of the seller, with a semicolon between lines: 1 Main Street; Springfield, ST 00000',
  SELLER_EMAIL: 'the email address for questions about bills: billing@blockyard.example',
  SELLER_PHONE: 'the phone number for questions about bills',
  SELLER_BANK:
    'where invoices are paid by bank transfer, with a semicolon between lines: First Bank; Routing number 012345678; Account number 0123456789',
  SELLER_TAX_ID: 'the seller’s employer identification number, as its W-9 says it: 12-3456789',
  SELLER_TAX_CLASS: 'what the seller is for federal taxes, as its W-9 says it: C corporation',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that require a name. Without a name, documents show a placeholder with these details below it. */
const details = ['SELLER_TAX_ID', 'SELLER_TAX_CLASS', 'SELLER_EMAIL', 'SELLER_PHONE', 'SELLER_BANK'] as const;

export const sellerProblems = (env: Environment): readonly string[] => [
  ...((env['SELLER_NAME'] === undefined) === (env['SELLER_ADDRESS'] === undefined)
    ? []
    : ['SELLER_NAME and SELLER_ADDRESS belong together. Set both, or neither.']),
  ...details
    .filter((name) => env[name] !== undefined && env['SELLER_NAME'] === undefined)
    .map((name) => `${name} needs SELLER_NAME. Set both.`),
];

const variables = z.object(sellerVariables);

const linesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the seller in the variables, or null without a name. */
export const sellerOf = ({
  SELLER_NAME: name,
  SELLER_ADDRESS: address,
  SELLER_EMAIL: email,
  SELLER_PHONE: phone,
  SELLER_BANK: bank,
  SELLER_TAX_ID: taxId,
  SELLER_TAX_CLASS: taxClassification,
}: z.output<typeof variables>): Seller | null =>
  name === undefined || address === undefined
    ? null
    : {
        name,
        taxId: taxId ?? null,
        taxClassification: taxClassification ?? null,
        email: email ?? null,
        phone: phone ?? null,
        bank: linesOf(bank ?? ''),
        address: linesOf(address),
      };
