/** The person does not exist, or the caller may not see them. The response is the same, so that their existence is not revealed (ORG-3). */
export type PersonNotFound = { readonly kind: 'person/not-found' };
/** The person is one of our staff, whom only the operator of the service manages. */
export type StaffManagedElsewhere = { readonly kind: 'person/staff' };

export const personRefusals = ['person/not-found', 'person/staff'] as const;
