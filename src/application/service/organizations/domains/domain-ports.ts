import type { Clock } from '../../../ports/clock.ts';
import type { AccountRepository } from '../../identity/ports/account-repository.ts';
import type { DomainProof } from '../ports/domain-proof.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { IdentityDirectory } from '../../identity/ports/identity-directory.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Domains of public email providers, such as `gmail.com`, in lower case. */
export type PublicMailDomains = ReadonlySet<string>;

export type DomainPorts = {
  readonly domains: DomainRepository;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly accounts: Pick<AccountRepository, 'idsAtDomain'>;
  readonly directory: Pick<IdentityDirectory, 'countWithoutProvider'>;
  readonly domainProof: DomainProof;
  readonly publicMailDomains: PublicMailDomains;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly secrets: Pick<Secrets, 'linkKey'>;
  readonly clock: Clock;
  readonly ids: Ids;
};
