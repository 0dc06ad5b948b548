import type { Money } from '#domain/billing/prices/money.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const dollars = ({ cents }: Money): string => money.format(cents / 100);
