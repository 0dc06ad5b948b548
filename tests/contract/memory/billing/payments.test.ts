import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { startOfTests } from '../../../builders/time.ts';
import { paymentsContract } from '../../billing/payments.contract.ts';

paymentsContract('InMemoryPayments', async () => {
  const payments = new InMemoryPayments(new ManualClock(startOfTests));
  return {
    payments,
    pay: (session, how) => payments.pay(session, startOfTests, how === 'card' ? 'complete' : 'processing'),
    saveCardOnly: (session) => payments.saveCardOnly(session),
    setBankResponse: (_session, said) => {
      payments.setBankResponse = said;
    },
    payBack: (session) => payments.payBack(session, startOfTests, usd(113_050)),
    noticeOf: (session, at) => payments.noticeOf(session, at),
    disconnect: () => {
      payments.online = false;
    },
    close: async () => undefined,
  };
});
