import type { GrantKind } from '../license/grant.ts';
import type { TermYears } from '../license/term.ts';
import { type Money, usd } from './money.ts';

/** What can be bought; gifts and trials are given. */
export const plans = ['teacher', 'school', 'district'] as const;
export type Plan = (typeof plans)[number];

/** So much off each seat, from so many seats on. */
type VolumeStep = { readonly seats: number; readonly percent: number };

/** A plan as it is sold. Percents are whole. */
export type PlanPrice = {
  readonly grants: GrantKind;
  /** A seat for a year. */
  readonly seat: Money;
  readonly fewest: number;
  readonly most: number;
  /** By rising numbers of seats. */
  readonly steps: readonly VolumeStep[];
};

/** The price list: what a plan costs and what is taken off is decided here, and nowhere else. */
export const prices: Readonly<Record<Plan, PlanPrice>> = {
  teacher: { grants: 'personal', seat: usd(14_900), fewest: 1, most: 1, steps: [] },
  school: {
    grants: 'school',
    seat: usd(11_900),
    fewest: 5,
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
    fewest: 100,
    most: 50_000,
    steps: [
      { seats: 250, percent: 10 },
      { seats: 1_000, percent: 20 },
    ],
  },
};

/** Taken off for buying several years at once. */
export const termPercent: Readonly<Record<TermYears, number>> = { 1: 0, 2: 5, 3: 10 };

/** Docks as they are sold: one in its kit, and a box of ten. */
export const products = ['dock-kit', 'dock-kit-10'] as const;
export type Product = (typeof products)[number];

/** What one of each costs. */
export const productPrices: Readonly<Record<Product, Money>> = {
  'dock-kit': usd(7_900),
  'dock-kit-10': usd(69_000),
};
