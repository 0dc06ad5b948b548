import type { GrantKind } from '../../organizations/grants/grant.ts';
import type { TermYears } from '../../organizations/grants/term.ts';
import { type Money, usd } from './money.ts';

/** The plans for sale. Complimentary licenses and trials are given, not sold. */
export const plans = ['teacher', 'school', 'district'] as const;
export type Plan = (typeof plans)[number];

type VolumeStep = { readonly seats: number; readonly percent: number };

/** The price of a plan. Percents are whole. */
export type PlanPrice = {
  readonly grants: GrantKind;
  /** Price of a seat for a year. */
  readonly seat: Money;
  readonly minSeats: number;
  readonly most: number;
  readonly steps: readonly VolumeStep[];
};

/** The price list: the only source of prices and discounts. */
export const prices: Readonly<Record<Plan, PlanPrice>> = {
  teacher: { grants: 'personal', seat: usd(14_900), minSeats: 1, most: 1, steps: [] },
  school: {
    grants: 'school',
    seat: usd(11_900),
    minSeats: 5,
    most: 99,
    steps: [
      { seats: 10, percent: 5 },
      { seats: 25, percent: 10 },
      { seats: 50, percent: 15 },
    ],
  },
  district: {
    grants: 'district',
    seat: usd(8_900),
    minSeats: 100,
    most: 50_000,
    steps: [
      { seats: 250, percent: 10 },
      { seats: 1_000, percent: 20 },
    ],
  },
};

export const termPercent: Readonly<Record<TermYears, number>> = { 1: 0, 2: 5, 3: 10 };

export const products = ['dock-kit', 'dock-kit-10'] as const;
export type Product = (typeof products)[number];

export const productPrices: Readonly<Record<Product, Money>> = {
  'dock-kit': usd(7_900),
  'dock-kit-10': usd(69_000),
};
