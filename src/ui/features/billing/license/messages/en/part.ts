import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Buyer } from '#domain/billing/license/license.ts';

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

const whoBuys = (buyers: readonly Buyer[], where: string): string => {
  const names = buyers
    .map(({ firstName, lastName }) => [firstName, lastName].filter((part) => part !== null && part !== ''))
    .filter((parts) => parts.length > 0)
    .map((parts) => bidiIsolate(parts.join(' ')));
  return names.length === 0 ? `the account owner of ${bidiIsolate(where)}` : oneOf.format(names);
};

export const partWords = {
  buyer: (where: string) =>
    `You buy for ${bidiIsolate(where)}: you renew its license, add seats, and choose how it is paid. Its orders and documents are below.`,
  manager: (where: string, buyers: readonly Buyer[]) =>
    `You run ${bidiIsolate(where)}: you give seats to the people who teach. Its license is bought by ${whoBuys(buyers, where)}.`,
  member: (where: string, buyers: readonly Buyer[]) =>
    `You teach at ${bidiIsolate(where)}, and have nothing to pay. Its license is bought by ${whoBuys(buyers, where)}.`,
  alone: 'A license that you buy covers only you.',
} as const;
