import type { Clock } from '../../../ports/clock.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

export type ClassCodePorts = {
  readonly classrooms: Pick<ClassroomRepository, 'byId'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly transaction: Transaction;
  readonly secrets: Pick<Secrets, 'classCode'>;
  readonly vault: Vault;
  readonly clock: Clock;
};

export const classCodeContext = (classroomId: string): string => `class-code/${classroomId}`;
