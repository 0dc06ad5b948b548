import { claimDomain, type ClaimDomain } from './claim-domain.ts';
import type { DomainPorts } from './domain-ports.ts';
import { checkDomain, type CheckDomain, confirmDomain, type ConfirmDomain } from './prove-domain.ts';
import { listDomains, type ListDomains, removeDomain, type RemoveDomain } from './keep-domains.ts';
import {
  findSignInRule,
  type FindSignInRule,
  readSignInRuleReach,
  type ReadSignInRuleReach,
  setSignInRule,
  type SetSignInRule,
} from './sign-in-rules.ts';

/** Mail domains of organizations: claims and verification (ORG-10), and login rules (ORG-9). */
export type DomainsApp = {
  readonly list: ListDomains;
  readonly claim: ClaimDomain;
  readonly check: CheckDomain;
  readonly confirm: ConfirmDomain;
  readonly remove: RemoveDomain;
  readonly setSignInRule: SetSignInRule;
  readonly readSignInRuleReach: ReadSignInRuleReach;
  readonly findSignInRule: FindSignInRule;
};

export const createDomainsApp = (ports: DomainPorts): DomainsApp => ({
  list: listDomains(ports),
  claim: claimDomain(ports),
  check: checkDomain(ports),
  confirm: confirmDomain(ports),
  remove: removeDomain(ports),
  setSignInRule: setSignInRule(ports),
  readSignInRuleReach: readSignInRuleReach(ports),
  findSignInRule: findSignInRule(ports),
});
