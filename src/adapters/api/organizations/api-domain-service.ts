import type { DomainService } from '#application/client/organizations/ports/domain-service.ts';
import { domainOperations as domains } from '../../wire/organizations/domains.ts';
import {
  findSignInRuleOperations,
  signInRuleOperations as rules,
} from '../../wire/organizations/sign-in-rules.ts';
import { overHttp } from '../sender.ts';

export const apiDomainService = overHttp<DomainService>((send) => ({
  list: (id, options) => send(domains.listDomains, { params: { id }, ...options }),
  claim: (id, domain) => send(domains.claimDomain, { params: { id }, body: { domain } }),
  check: (id) => send(domains.checkDomain, { params: { id } }),
  confirm: (id, reason) => send(domains.confirmDomain, { params: { id }, body: { reason } }),
  remove: (id) => send(domains.removeDomain, { params: { id } }),
  setSignInRule: (id, rule) => send(rules.setSignInRule, { params: { id }, body: { rule } }),
  signInRuleReach: (id, options) => send(rules.readSignInRuleReach, { params: { id }, ...options }),
  findSignInRule: (domain) => send(findSignInRuleOperations.findSignInRule, { params: { domain } }),
}));
