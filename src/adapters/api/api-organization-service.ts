import type { Http } from '#application/client/ports/http.ts';
import type { OrganizationService } from '#application/client/ports/organization-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  chooseOrganizationResponse,
  organizationsResponse,
  schoolsResponse,
} from '../wire/v1/organizations.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';

/** The caller's organizations over HTTP. */
export class ApiOrganizationService implements OrganizationService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(options: ReadOptions = {}): Promise<Result<readonly OwnOrganization[], ServiceFailure>> {
    const path = '/v1/app/organizations';
    const reply = organizationsResponse;
    const sent = await this.#calls.send({ method: 'GET', path, auth: 'required', reply, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async schools(options: ReadOptions = {}): Promise<Result<readonly Organization[], ServiceFailure>> {
    const path = '/v1/app/schools';
    const reply = schoolsResponse;
    const sent = await this.#calls.send({ method: 'GET', path, auth: 'required', reply, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async choose(organizationId: string): Promise<Result<OwnOrganization, ServiceFailure>> {
    const sent = await this.#calls.send({
      method: 'PUT',
      path: '/v1/app/users/me/organization',
      // The call is about the chosen one: the membership that the tab acts by may have ended.
      organization: organizationId,
      body: { organizationId },
      auth: 'required',
      reply: chooseOrganizationResponse,
    });
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
