import type { LoginParts } from '#domain/students/login.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../ports/ids.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Transaction } from '../ports/transaction.ts';
import type { Vault } from '../ports/vault.ts';

export type StudentLoginPorts = {
  readonly classrooms: Pick<ClassroomRepository, 'byId'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly transaction: Transaction;
  readonly vault: Vault;
  readonly secrets: Pick<Secrets, 'below'>;
  readonly loginWords: LoginParts['words'];
  readonly ids: Ids;
  readonly clock: Pick<Clock, 'now'>;
};
