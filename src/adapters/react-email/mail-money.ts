import type { Money } from '#domain/billing/prices/money.ts';

export const mailMoney = ({ cents, currency }: Money): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
