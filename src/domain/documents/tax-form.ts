import type { IsoDate } from '../dates/iso-date.ts';
import type { PaperSize } from '../lessons/paper-size.ts';

/** The seller’s W-9 as it is printed on a day; what stands on it is the seller’s own. */
export type TaxFormSheet = { readonly paper: PaperSize; readonly today: IsoDate };

/** The name that its file is kept by. */
export const taxFormFileName = 'w-9.pdf';
