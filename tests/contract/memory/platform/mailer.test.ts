import { InMemoryMailer } from '#adapters/memory/platform/in-memory-mailer.ts';
import { supported } from '../../identity/capability.ts';
import { mailerContract } from '../../platform/mailer.contract.ts';

mailerContract(
  'InMemoryMailer',
  async () => {
    const mailer = new InMemoryMailer();
    return {
      mailer,
      received: async () => mailer.mails(),
      goDown: async () => mailer.goDown(),
      close: async () => undefined,
    };
  },
  { goDown: supported },
);
