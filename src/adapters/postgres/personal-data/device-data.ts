import type { PersonalData } from './declaration.ts';

const deleted = { how: 'delete' } as const;

export const deviceData = {
  login_codes: {
    purpose: 'The code that a page shows for an app to log in with, as a digest.',
    retention: 'Until it is used or another is made; an outlived one opens nothing.',
    found: { account_id: 'their account id' },
    erasure: deleted,
    columns: {
      account_id: 'account id',
      fingerprint: 'secret',
      second_factor: null,
      sessions_mark: 'activity',
      expires_at: 'activity',
    },
  },
  device_authorizations: {
    purpose: 'A device that waits to be let in, as the person is asked about it.',
    retention:
      'Until it is let in; one that is not goes an hour after its ten minutes, with the next device that asks.',
    found: { account_id: 'their account id' },
    erasure: deleted,
    columns: {
      device_code: 'secret',
      user_code: 'secret',
      client_id: null,
      device_name: 'free text',
      network: 'network address',
      expires_at: 'activity',
      interval_seconds: null,
      polled_at: 'activity',
      denied: null,
      account_id: 'account id',
      second_factor: null,
      sessions_mark: 'activity',
    },
  },
  sessions: {
    purpose: 'The browsers that a person is logged in on, so that they can log each of them out.',
    retention:
      'For 90 days after it was last seen; one that was logged out until the person logs out everywhere, so that it stays out.',
    found: { account_id: 'their account id' },
    erasure: deleted,
    columns: {
      account_id: 'account id',
      signed_in_at: 'activity',
      device: 'activity',
      network: 'network address',
      last_seen_at: 'activity',
      ended_at: 'activity',
    },
  },
  devices: {
    purpose: 'The devices that a person is logged in on, so that they can log them out.',
    retention: 'Until it is logged out, or the account is deleted.',
    found: { account_id: 'their account id' },
    erasure: deleted,
    columns: {
      id: null,
      account_id: 'account id',
      client_id: null,
      name: 'free text',
      second_factor: null,
      sessions_mark: 'activity',
      paired_at: 'activity',
      last_seen_at: 'activity',
    },
  },
  device_tokens: {
    purpose: 'The tokens of a device, as digests, and which of them were used.',
    retention: 'With their device; used ones for 30 days, so that a second use is noticed.',
    found: { device_id: 'the id of a device of theirs' },
    erasure: deleted,
    columns: {
      fingerprint: 'secret',
      device_id: null,
      kind: null,
      used_at: 'activity',
      expires_at: 'activity',
    },
  },
} as const satisfies Partial<PersonalData>;
