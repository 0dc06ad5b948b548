import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { PaperSize } from '../../platform/files/paper-size.ts';

export type TaxFormSheet = { readonly paper: PaperSize; readonly today: IsoDate };

export const taxFormFileName = 'w-9.pdf';
