import type { NewInvitations } from '#application/service/organizations/ports/invitation-repository.ts';
import { invitationLifetime } from '#domain/organizations/invitations/invitation.ts';
import { anEmail } from './an-email.ts';
import { startOfTests } from './time.ts';

export const newInvitations = (overrides: Partial<NewInvitations> = {}): NewInvitations => ({
  organizationId: 'oak',
  role: 'teacher',
  message: 'Welcome!',
  invitedBy: 'ada',
  batch: 'batch-1',
  invitedAt: startOfTests,
  expiresAt: startOfTests + invitationLifetime,
  addresses: [{ id: 'i1', email: anEmail('bo@oak.test') }],
  ...overrides,
});
