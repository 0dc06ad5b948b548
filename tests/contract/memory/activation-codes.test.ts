import { aService } from '../../builders/a-service.ts';
import { activationCodesContract } from '../activation-codes.contract.ts';

activationCodesContract('InMemoryActivationCodes', async () => {
  const { activationCodes: codes, transaction } = aService();
  return { codes, transaction, close: async () => undefined };
});
