import { InMemoryPayments } from '#adapters/memory/in-memory-payments.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { usd } from '#domain/billing/money.ts';
import { startOfTests } from '../../builders/time.ts';
import { paymentsContract } from '../payments.contract.ts';

paymentsContract('InMemoryPayments', async () => {
  const payments = new InMemoryPayments(new ManualClock(startOfTests));
  return {
    payments,
    pay: (session, how) => payments.pay(session, startOfTests, how === 'card' ? 'complete' : 'processing'),
    leaveCard: (session) => payments.leaveCard(session),
    bankSays: (_session, said) => {
      payments.bankSays = said;
    },
    payBack: (session) => payments.payBack(session, startOfTests, usd(113_050)),
    noticeOf: (session, at) => payments.noticeOf(session, at),
    disconnect: () => {
      payments.online = false;
    },
    close: async () => undefined,
  };
});
