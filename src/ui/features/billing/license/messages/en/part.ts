import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Buyer } from '#domain/billing/license/license.ts';
import { buyerNamesOf } from './license-step.ts';

const whoBuys = (buyers: readonly Buyer[], where: string): string =>
  buyerNamesOf(buyers) || `the account owner of ${bidiIsolate(where)}`;

export const partWords = {
  buyer: (where: string) =>
    `You buy for ${bidiIsolate(where)}: you renew its license, add seats, and choose how it is paid. Its orders and documents are below.`,
  manager: (where: string, buyers: readonly Buyer[]) =>
    `You manage ${bidiIsolate(where)}: you give seats to the people who teach. Its license is bought by ${whoBuys(buyers, where)}.`,
  member: (where: string, buyers: readonly Buyer[]) =>
    `You teach at ${bidiIsolate(where)}, and have nothing to pay. Its license is bought by ${whoBuys(buyers, where)}.`,
  alone: 'A license that you buy covers only you.',
} as const;
