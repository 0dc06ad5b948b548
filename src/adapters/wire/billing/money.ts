import * as z from 'zod/mini';
import { currencies } from '#domain/billing/prices/money.ts';

export const money = z.object({ currency: z.enum(currencies), cents: z.int() });
