import type { OrganizationSettingsService } from '#application/client/ports/organization-settings-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type {
  AgreementUpload,
  BillingAddressesChange,
  OrganizationChange,
} from '#domain/organizations/organization-settings.ts';
import {
  parseAgreement,
  parseBillingAddresses,
  parseOrganizationChange,
  parseSchool,
} from '#domain/organizations/settings-forms.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

type SettingsService = AdmittingService & Pick<ServiceApp, 'organizationSettings'>;

export class InMemoryOrganizationSettingsService implements OrganizationSettingsService {
  readonly #app: SettingsService;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: SettingsService, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  read(id: string) {
    return this.#ask('organization.configure', (caller) => this.#settings.read(caller, id));
  }

  countLastNames(id: string) {
    return this.#ask('organization.configure', (caller) => this.#settings.countLastNames(caller, id));
  }

  async change(id: string, change: OrganizationChange) {
    const form = parseOrganizationChange(change);
    if (!form.ok) return form;
    return noValue(
      await this.#ask('organization.configure', (caller) => this.#settings.change(caller, id, form.value)),
    );
  }

  async addSchool(districtId: string, school: { readonly name: string }) {
    const form = parseSchool(school);
    if (!form.ok) return form;
    return this.#ask('organization.add-school', (caller) =>
      this.#settings.addSchool(caller, districtId, form.value),
    );
  }

  async setBillingAddresses(id: string, { addresses, seen }: BillingAddressesChange) {
    const form = parseBillingAddresses(addresses);
    if (!form.ok) return form;
    return noValue(
      await this.#ask('teacher.name-billing-contact', (caller) =>
        this.#settings.setBillingAddresses(caller, id, { addresses: form.value, seen }),
      ),
    );
  }

  async uploadAgreement(id: string, agreement: AgreementUpload) {
    const form = parseAgreement(agreement);
    if (!form.ok) return form;
    return noValue(
      await this.#ask('organization.configure', (caller) =>
        this.#settings.uploadAgreement(caller, id, form.value),
      ),
    );
  }

  async agreementFile(id: string) {
    const file = await this.#ask('organization.configure', (caller) =>
      this.#settings.downloadAgreement(caller, id),
    );
    return file.ok ? ok(new Uint8Array(file.value)) : file;
  }

  get #settings(): ServiceApp['organizationSettings'] {
    return this.#app.organizationSettings;
  }

  async #ask<T, E>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}

/** Actions return null, as over HTTP. */
const noValue = <E>(done: Result<void, E>): Result<null, E> => (done.ok ? ok(null) : done);
