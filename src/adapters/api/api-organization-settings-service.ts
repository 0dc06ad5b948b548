import * as z from 'zod/mini';
import type { Http, HttpFailure, HttpRequest } from '#application/client/ports/http.ts';
import type { OrganizationSettingsService } from '#application/client/ports/organization-settings-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type AgreementUpload,
  type BillingAddressesChange,
  type OrganizationChange,
  settingsRefusals as refusals,
} from '#domain/organizations/organization-settings.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  lastNamesResponse,
  schoolAddedResponse,
  settingsActResponse,
  settingsResponse,
} from '../wire/v1/organization-settings.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';
import { base64Of } from './base64-of.ts';

const auth = 'required';

const at = (id: string, part = ''): string => `/v1/app/organizations/${encodeURIComponent(id)}${part}`;

const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (body) => body instanceof Uint8Array && new TextDecoder('latin1').decode(body.subarray(0, 5)) === '%PDF-',
);

type Act = Pick<HttpRequest, 'method' | 'path' | 'body'>;

/** The settings of organizations over HTTP, with the token of the signed-in user. */
export class ApiOrganizationSettingsService implements OrganizationSettingsService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async read(id: string, options: ReadOptions = {}) {
    const call = { method: 'GET', path: at(id), auth, reply: settingsResponse, ...options } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.read));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async countLastNames(id: string, options: ReadOptions = {}) {
    const path = at(id, '/last-names');
    const call = { method: 'GET', path, auth, reply: lastNamesResponse, ...options } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.countLastNames));
    return sent.ok ? ok(sent.value.data.count) : sent;
  }

  change(id: string, body: OrganizationChange) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['name', 'timeZone'] as const),
      refusedAs(refusals.change),
    );
    return this.#act({ method: 'PATCH', path: at(id), body }, known);
  }

  async addSchool(districtId: string, body: { readonly name: string }) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['name'] as const),
      refusedAs(refusals.read),
    );
    const path = at(districtId, '/schools');
    const sent = await this.#calls.send(
      { method: 'POST', path, auth, body, reply: schoolAddedResponse },
      known,
    );
    return sent.ok ? ok(sent.value.data.id) : sent;
  }

  setBillingAddresses(id: string, body: BillingAddressesChange) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['addresses'] as const),
      refusedAs(refusals.setBillingAddresses),
    );
    return this.#act({ method: 'PUT', path: at(id, '/billing-addresses'), body }, known);
  }

  uploadAgreement(id: string, { file, ...signed }: AgreementUpload) {
    const known = firstOf(
      (failure: HttpFailure) => formInvalid(failure, ['signedBy', 'signedOn', 'file'] as const),
      refusedAs(refusals.uploadAgreement),
    );
    const body = { ...signed, file: base64Of(file) };
    return this.#act({ method: 'PUT', path: at(id, '/agreement'), body }, known);
  }

  agreementFile(id: string) {
    return this.#calls.send(
      { method: 'GET', path: at(id, '/agreement/file'), auth, as: 'bytes', reply: pdfBytes },
      refusedAs(refusals.downloadAgreement),
    );
  }

  async #act<E>(
    act: Act,
    known: (failure: HttpFailure) => E | null,
  ): Promise<Result<null, E | ServiceFailure>> {
    const sent = await this.#calls.send({ ...act, auth, reply: settingsActResponse }, known);
    return sent.ok ? ok(null) : sent;
  }
}
