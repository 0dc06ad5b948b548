import type { LoginParts } from '#domain/classrooms/logins/login.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

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
