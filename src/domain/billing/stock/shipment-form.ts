import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { parseLine, maxNumberLength } from '../../platform/forms/parse-line.ts';
import type { Result } from '../../result.ts';

export type ShipmentForm = { readonly carrier: string; readonly tracking: string };

export const parseShipment = (
  draft: ShipmentForm,
): Result<ShipmentForm, FormInvalid<'carrier' | 'tracking'>> =>
  parseForm({
    carrier: parseLine(draft.carrier, maxNumberLength),
    tracking: parseLine(draft.tracking, maxNumberLength),
  });
