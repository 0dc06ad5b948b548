import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { supported } from '../capability.ts';
import { mailerContract } from '../mailer.contract.ts';

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
