import type { PersonalData } from './declaration.ts';

const nobody = { found: {}, erasure: { how: 'nothing to erase' } } as const;

export const operationalData = {
  audit_log: {
    purpose: 'The audit log: each action with its author, subject, time and network address.',
    retention: '400 days, then until the table of that month is deleted: at most 431 days.',
    found: { concerned: 'a list with their account id' },
    actor: 'by_account',
    erasure: {
      how: 'keep',
      because:
        'actions must be traceable after accounts are deleted. The log has ids, which then belong to no account, and the network address of the call.',
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
    purpose: 'Running jobs, with their owner and progress.',
    retention: 'About 14 days.',
    found: { owner: 'their account id' },
    erasure: { how: 'delete' },
    columns: { id: null, kind: 'activity', owner: 'account id', progress: null, enqueued_at: 'activity' },
  },
  personal_exports: {
    purpose: 'The files with all data of a person, for the person to download.',
    retention: '7 days.',
    found: { account_id: 'their account id' },
    erasure: { how: 'delete' },
    columns: { id: null, account_id: 'account id', file: 'copy', made_at: 'activity', ends_at: 'activity' },
  },
  idempotency_keys: {
    purpose:
      'The answers to calls that may be repeated, encrypted with a key that only the caller has. No one else can read them or see their owner.',
    retention: '24 hours.',
    ...nobody,
    columns: { key: null, fingerprint: null, claimed_at: null, status: null, body: null },
  },
  rate_limits: {
    purpose: 'The number of calls for each rate limit, under a hash that identifies no one.',
    retention: 'Until the window of the limit has passed.',
    ...nobody,
    columns: { key: null, takes: null, ends_at: null },
  },
  signing_keys: {
    purpose: 'Keys of the service itself.',
    retention: 'Permanently.',
    ...nobody,
    columns: { name: null, key: null },
  },
} as const satisfies Partial<PersonalData>;
