import type { DomainService } from '#application/client/ports/domain-service.ts';
import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { domainRefusals as refusals } from '#domain/organizations/mail-domain.ts';
import { signInRuleRefusals as ruleRefusals } from '#domain/organizations/sign-in-rule.ts';
import { ok } from '#domain/result.ts';
import type { StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import { domainActResponse, domainResponse, domainsResponse } from '../wire/v1/domains.ts';
import { signInRuleReachResponse, signInRuleResponse } from '../wire/v1/sign-in-rules.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const auth = 'required';
const ofOrganization = (id: string): string => `/v1/app/organizations/${encodeURIComponent(id)}/domains`;
const domainAt = (id: string): string => `/v1/app/domains/${encodeURIComponent(id)}`;

/** Mail domains over HTTP, with the token of the signed-in user. */
export class ApiDomainService implements DomainService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(organizationId: string, options: ReadOptions = {}) {
    const path = ofOrganization(organizationId);
    const sent = await this.#calls.send(
      { method: 'GET', path, auth, reply: domainsResponse, ...options },
      refusedAs(refusals.list),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async claim(organizationId: string, domain: string) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['domain'] as const),
      refusedAs(refusals.claim),
    );
    const call = { method: 'POST', path: ofOrganization(organizationId), auth, body: { domain } } as const;
    const sent = await this.#calls.send({ ...call, reply: domainResponse }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async check(id: string) {
    const path = `${domainAt(id)}/check`;
    const sent = await this.#calls.send(
      { method: 'POST', path, auth, reply: domainActResponse },
      refusedAs(refusals.check),
    );
    return sent.ok ? ok(null) : sent;
  }

  async confirm(id: string, reason: StaffReasonDraft) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['reason'] as const),
      refusedAs(refusals.confirm),
    );
    const call = { method: 'PUT', path: `${domainAt(id)}/confirmation`, auth, body: { reason } } as const;
    const sent = await this.#calls.send({ ...call, reply: domainActResponse }, known);
    return sent.ok ? ok(null) : sent;
  }

  async remove(id: string) {
    const sent = await this.#calls.send(
      { method: 'DELETE', path: domainAt(id), auth, reply: domainActResponse },
      refusedAs(refusals.remove),
    );
    return sent.ok ? ok(null) : sent;
  }

  async setSignInRule(id: string, rule: Parameters<DomainService['setSignInRule']>[1]) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['provider'] as const),
      refusedAs(ruleRefusals.set),
    );
    const call = { method: 'PUT', path: `${domainAt(id)}/sign-in-rule`, auth, body: { rule } } as const;
    const sent = await this.#calls.send({ ...call, reply: domainActResponse }, known);
    return sent.ok ? ok(null) : sent;
  }

  async signInRuleReach(id: string, options: ReadOptions = {}) {
    const path = `${domainAt(id)}/sign-in-rule/reach`;
    const sent = await this.#calls.send(
      { method: 'GET', path, auth, reply: signInRuleReachResponse, ...options },
      refusedAs(ruleRefusals.preview),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async findSignInRule(domain: string) {
    const path = `/v1/app/sign-in-rules/${encodeURIComponent(domain)}`;
    const sent = await this.#calls.send({ method: 'GET', path, auth: 'none', reply: signInRuleResponse });
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
