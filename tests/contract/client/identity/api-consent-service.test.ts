import { apiConsentService } from '#adapters/api/identity/api-consent-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { consentServiceContract } from '../../identity/consent-service.contract.ts';
import { jobOwner } from '../../identity/job-owner.ts';
import { overTheWire } from '../over-the-wire.ts';

consentServiceContract('apiConsentService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const owner = await jobOwner(behind);
  const wire = await overTheWire(behind, owner.token);
  return { ...wire, consents: apiConsentService(wire.http, new InMemoryLog()) };
});
