import type { FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { parseLine, longestNumber } from '../orders/on-invoice.ts';
import type { Result } from '../result.ts';

export type ShipmentForm = { readonly carrier: string; readonly tracking: string };

export const parseShipment = (
  draft: ShipmentForm,
): Result<ShipmentForm, FormInvalid<'carrier' | 'tracking'>> =>
  parseForm({
    carrier: parseLine(draft.carrier, longestNumber),
    tracking: parseLine(draft.tracking, longestNumber),
  });
