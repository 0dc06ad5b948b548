import * as z from 'zod/mini';
import {
  domainActResponse,
  domainRequest,
  domainResponse,
  domainsResponse,
} from '#adapters/wire/v1/domains.ts';
import { confirmationRequest } from '#adapters/wire/v1/staff.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { domainRefusals as refusals, parseDomainClaim } from '#domain/organizations/mail-domain.ts';
import { parseStaffReason } from '#domain/staff/staff-reason.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId, pathOrganizationId } from '../path-id.ts';

type Domains = ServiceApp['domains'];

const tags = ['Organizations'];
const ofDomain = z.object({ id: pathId });
const done = { data: null };
const path = '/v1/app/domains/:id';

/** The mail domains of organizations (ORG-10). */
export function addDomains(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  addClaims(app, domains);
  addProofs(app, domains);
}

function addClaims(app: ApiScope, { list, claim, remove }: Domains): void {
  app.get(
    '/v1/app/organizations/:id/domains',
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'listDomains',
        summary: 'The mail domains that an organization claims, with the TXT record that proves each.',
        params: z.object({ id: pathOrganizationId }),
        response: { 200: domainsResponse, ...describeProblems(...refusals.list) },
      },
    },
    async (request, reply) => {
      const found = await list(callerOf(request), request.params.id);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );

  app.post(
    '/v1/app/organizations/:id/domains',
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'claimDomain',
        summary:
          'Claims a mail domain; answers the TXT record that proves it. Claimed again, the record stays.',
        params: z.object({ id: pathOrganizationId }),
        body: domainRequest,
        response: { 200: domainResponse, ...describeProblems('form/invalid', ...refusals.claim) },
      },
    },
    async (request, reply) => {
      const form = parseDomainClaim(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const claimed = await claim(callerOf(request), request.params.id, form.value);
      return claimed.ok ? { data: claimed.value } : replyRefusal(reply, claimed.error);
    },
  );

  app.delete(
    path,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'removeDomain',
        summary: 'Gives a mail domain up, proved or not. Who joined by it stays.',
        params: ofDomain,
        response: { 200: domainActResponse, ...describeProblems(...refusals.remove) },
      },
    },
    async (request, reply) => {
      const removed = await remove(callerOf(request), request.params.id);
      return removed.ok ? done : replyRefusal(reply, removed.error);
    },
  );
}

function addProofs(app: ApiScope, { check, confirm }: Domains): void {
  app.post(
    `${path}/check`,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'checkDomain',
        summary: 'Looks for the TXT record of a claimed domain, and notes it as proved.',
        params: ofDomain,
        response: {
          200: domainActResponse,
          ...describeProblems('call/too-many-requests', ...refusals.check),
        },
      },
    },
    async (request, reply) => {
      const checked = await check(callerOf(request), request.params.id);
      return checked.ok ? done : replyRefusal(reply, checked.error);
    },
  );

  app.put(
    `${path}/confirmation`,
    {
      config: { action: 'domain.confirm' },
      schema: {
        tags: ['Staff'],
        operationId: 'confirmDomain',
        summary: 'Our staff say that a claimed domain is the organization’s; the audit log says why.',
        params: ofDomain,
        body: confirmationRequest,
        response: { 200: domainActResponse, ...describeProblems('form/invalid', ...refusals.confirm) },
      },
    },
    async (request, reply) => {
      const form = parseForm({ reason: parseStaffReason(request.body.reason) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const confirmed = await confirm(callerOf(request), request.params.id, form.value.reason);
      return confirmed.ok ? done : replyRefusal(reply, confirmed.error);
    },
  );
}
