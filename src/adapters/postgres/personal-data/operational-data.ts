import type { PersonalData } from './declaration.ts';

const nobody = { found: {}, erasure: { how: 'nothing to erase' } } as const;

/** Data for the operation and the accountability of the service. */
export const operationalData = {
  audit_log: {
    purpose: 'Who did what to whom, when and from where.',
    retention: '400 days, and then until the end of that month’s table: 431 at the most.',
    found: { concerned: 'a list with their account id' },
    actor: 'by_account',
    erasure: {
      how: 'keep',
      because:
        'what was done must be answerable after its people are gone. It holds ids, which then name nobody, and the network address of the call.',
    },
    columns: {
      id: null,
      at: 'activity',
      action: 'activity',
      by_account: 'account id',
      on_behalf_of: 'account id',
      subject: 'account id',
      concerned: 'account id',
      organization_path: 'school',
      filter: 'activity',
      count: null,
      request_id: null,
      address: 'network address',
      before: 'account id',
      after: 'account id',
    },
  },
  jobs: {
    purpose: 'Whose long work is under way, and how far it is.',
    retention: 'About 14 days.',
    found: { owner: 'their account id' },
    erasure: { how: 'delete' },
    columns: { id: null, kind: 'activity', owner: 'account id', progress: null, enqueued_at: 'activity' },
  },
  personal_exports: {
    purpose: 'The files that a person ordered with everything that is stored of them, to be downloaded.',
    retention: '7 days.',
    found: { account_id: 'their account id' },
    erasure: { how: 'delete' },
    columns: { id: null, account_id: 'account id', file: 'copy', made_at: 'activity', ends_at: 'activity' },
  },
  idempotency_keys: {
    purpose:
      'The answers to calls that may be repeated, sealed with a key that only the caller of each has: nobody else can read them, or tell whose they are.',
    retention: '24 hours.',
    ...nobody,
    columns: { key: null, fingerprint: null, claimed_at: null, status: null, body: null },
  },
  rate_limits: {
    purpose: 'How often somebody called, under a digest from which nobody can be told.',
    retention: 'Until the window of the limit has passed.',
    ...nobody,
    columns: { key: null, takes: null, ends_at: null },
  },
  signing_keys: {
    purpose: 'Keys of the service itself.',
    retention: 'For good.',
    ...nobody,
    columns: { name: null, key: null },
  },
} as const satisfies Partial<PersonalData>;
