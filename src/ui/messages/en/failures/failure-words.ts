export type FailureWords = { readonly says: string; readonly next: string };

/** The end of a failure's text on pages with a form. */
export const kept = '; what you typed is still here';

export const support = 'If it happens again, write to support.';
