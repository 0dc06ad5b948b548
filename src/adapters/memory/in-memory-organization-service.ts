import type { OrganizationService } from '#application/client/ports/organization-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryOrganizationService implements OrganizationService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'organizations'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(
    app: AdmittingService & Pick<ServiceApp, 'organizations'>,
    token: () => Promise<string | null>,
  ) {
    this.#app = app;
    this.#token = token;
  }

  async list(): Promise<Result<readonly OwnOrganization[], ServiceFailure>> {
    const caller = await this.#as('account.read');
    return caller.ok ? ok(this.#app.organizations.list(caller.value)) : caller;
  }

  async schools(): Promise<Result<readonly Organization[], ServiceFailure>> {
    const caller = await this.#as('teacher.move');
    return caller.ok ? ok(await this.#app.organizations.schools(caller.value)) : caller;
  }

  async choose(id: string): Promise<Result<OwnOrganization, ServiceFailure>> {
    const caller = await this.#as('account.choose-organization', id);
    return caller.ok ? this.#app.organizations.choose(caller.value, id) : caller;
  }

  async #as(action: Action, organization?: string): Promise<Result<Caller, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action, organization);
    return admitted.ok ? ok(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}
