/** How long an invitation waits for its owner, in milliseconds: 30 days. */
const invitationLifetime = 30 * 86_400_000;

/** Whether an invitation of this time still holds; both in epoch milliseconds. */
export const invitationHolds = (invitedAt: number, now: number): boolean =>
  now < invitedAt + invitationLifetime;
