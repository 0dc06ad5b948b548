/** The person does not exist, or the caller may not see them. The response is the same, so that their existence is not revealed (ORG-3). */
export type PersonNotFound = { readonly kind: 'person/not-found' };
/** The person is one of our staff. Only the operator of the service can change staff accounts. */
export type StaffManagedElsewhere = { readonly kind: 'person/staff' };

export const personRefusals = ['person/not-found', 'person/staff'] as const;
