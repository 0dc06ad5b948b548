import type { IsoDate } from '../dates/iso-date.ts';
import type { PaperSize } from '../lessons/paper-size.ts';

export type TaxFormSheet = { readonly paper: PaperSize; readonly today: IsoDate };

export const taxFormFileName = 'w-9.pdf';
