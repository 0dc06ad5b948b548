import type { DomainService } from '#application/client/ports/domain-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseDomainClaim } from '#domain/organizations/mail-domain.ts';
import { parseSignInRule } from '#domain/organizations/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseStaffReason, type StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryDomainService implements DomainService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'domains'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'domains'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  list(organizationId: string) {
    return this.#ask((caller) => this.#app.domains.list(caller, organizationId));
  }

  async claim(organizationId: string, domain: string) {
    const form = parseDomainClaim({ domain });
    return form.ok
      ? this.#ask((caller) => this.#app.domains.claim(caller, organizationId, form.value))
      : form;
  }

  async check(id: string) {
    const checked = await this.#ask((caller) => this.#app.domains.check(caller, id));
    if (checked.ok) return ok(null);
    const { error } = checked;
    if (error.kind !== 'call/too-many-requests') return err(error);
    const { retryAfterSeconds } = error;
    return err({ kind: 'service/too-many-requests' as const, retryAfterSeconds });
  }

  async confirm(id: string, draft: StaffReasonDraft) {
    const form = parseForm({ reason: parseStaffReason(draft) });
    if (!form.ok) return form;
    const { reason } = form.value;
    const confirmed = await this.#ask(
      (caller) => this.#app.domains.confirm(caller, id, reason),
      'domain.confirm',
    );
    return confirmed.ok ? ok(null) : confirmed;
  }

  async remove(id: string) {
    const removed = await this.#ask((caller) => this.#app.domains.remove(caller, id));
    return removed.ok ? ok(null) : removed;
  }

  async setSignInRule(id: string, rule: Parameters<DomainService['setSignInRule']>[1]) {
    const form = rule === null ? ok(null) : parseSignInRule(rule);
    if (!form.ok) return form;
    const set = await this.#ask((caller) => this.#app.domains.setSignInRule(caller, id, form.value));
    return set.ok ? ok(null) : set;
  }

  signInRuleReach(id: string) {
    return this.#ask((caller) => this.#app.domains.readSignInRuleReach(caller, id));
  }

  async findSignInRule(domain: string) {
    if (!this.online) return err({ kind: 'service/unreachable' as const });
    const found = await this.#app.domains.findSignInRule(domain, 'here');
    if (found.ok) return found;
    const { retryAfterSeconds } = found.error;
    return err({ kind: 'service/too-many-requests' as const, retryAfterSeconds });
  }

  async #ask<T, E>(
    ask: (caller: Caller) => Promise<Result<T, E>>,
    action: 'domain.confirm' | 'organization.configure' = 'organization.configure',
  ): Promise<Result<T, E | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}
