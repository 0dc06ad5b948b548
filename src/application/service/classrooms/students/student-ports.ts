import type { Clock } from '../../../ports/clock.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

export type StudentPorts = {
  readonly classrooms: Pick<ClassroomRepository, 'byId'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'digest'>;
};
