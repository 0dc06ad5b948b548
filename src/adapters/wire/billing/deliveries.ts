import * as z from 'zod/mini';
import { products } from '#domain/billing/prices/prices.ts';
import { list } from '../list.ts';
import { text } from '../fields.ts';

const items = list(z.object({ product: z.enum(products), quantity: z.int() }));
export const delivery = z.object({
  items: list(
    z.object({ product: z.enum(products), quantity: z.int(), reserved: z.int(), shipped: z.int() }),
  ),
  shipments: list(z.object({ id: text, items, carrier: text, tracking: text, at: z.int() })),
});
export const deliveriesData = list(z.object({ order: text, placedAt: z.int(), delivery }));
