/**
 * The body and year of a standard, by the shape of its code: `1.5.d` is one of the ISTE Standards for Students, `1A-AP-08` one
 * of CSTA. Lists of lessons carry codes only.
 */
export const frameworkOf = (code: string): string =>
  /^\d\.\d\.[a-z]$/.test(code) ? 'ISTE 2016' : 'CSTA 2017';
