import { InMemoryConsentService } from '#adapters/memory/in-memory-consent-service.ts';
import { aService } from '../../builders/a-service.ts';
import { consentServiceContract } from '../consent-service.contract.ts';
import { jobOwner } from '../job-owner.ts';

consentServiceContract('InMemoryConsentService', async () => {
  const behind = aService();
  const owner = await jobOwner(behind);
  const consents = new InMemoryConsentService(behind.app, async () => owner.token());
  return {
    consents,
    disconnect: () => {
      consents.online = false;
    },
    close: async () => undefined,
  };
});
