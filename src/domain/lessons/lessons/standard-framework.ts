/**
 * Returns body and year of a standard from the format of its code: `1.5.d` belongs to the ISTE Standards for Students, `1A-AP-08` to CSTA. Lists of lessons
 * contain only codes.
 */
export const frameworkOf = (code: string): string =>
  /^\d\.\d\.[a-z]$/.test(code) ? 'ISTE 2016' : 'CSTA 2017';
