import type { PersonalData } from './declaration.ts';

export const renewalData = {
  auto_renewals: {
    purpose: 'Licenses with renewal by card, the person who agreed, and the last digits of the card.',
    retention: 'As long as the account or the organization; the card until it is switched off.',
    found: { account_id: 'their account id', agreed_by: 'their account id' },
    erasure: {
      how: 'clear',
      because:
        'their own is deleted with the account. That of an organization stays, without the id of the person who agreed.',
    },
    columns: {
      id: null,
      account_id: 'account id',
      organization_id: null,
      organization_path: null,
      agreed_by: 'account id',
      agreed_at: 'activity',
      session: null,
      card: 'secret',
      terms: null,
      order_id: null,
      refusals: null,
      refusal: null,
      ended_at: 'activity',
      ended_why: null,
    },
  },
} as const satisfies Partial<PersonalData>;
