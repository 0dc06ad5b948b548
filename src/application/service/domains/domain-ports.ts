import type { Clock } from '../../ports/clock.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { DomainProof } from '../ports/domain-proof.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { Ids } from '../ports/ids.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Transaction } from '../ports/transaction.ts';

/** Domains of public mail providers, such as `gmail.com`; lower case. */
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
