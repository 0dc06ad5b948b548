/** No such person, or nobody whom the caller may see: alike, so that nobody learns of it (ORG-3). */
export type PersonNotFound = { readonly kind: 'person/not-found' };
/** One of our staff: whoever operates the service manages them. */
export type StaffManagedElsewhere = { readonly kind: 'person/staff' };

/** What acts on a person can be refused for. */
export const personRefusals = ['person/not-found', 'person/staff'] as const;
