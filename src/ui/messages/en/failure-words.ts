/** What happened, and what to do next; each is one or two whole sentences. */
export type FailureWords = { readonly says: string; readonly next: string };

/** What a form's page adds; a page that only shows something leaves it out. */
export const kept = '; what you typed is still here';

export const support = 'If it happens again, write to support.';
