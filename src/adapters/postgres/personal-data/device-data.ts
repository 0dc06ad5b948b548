import type { PersonalData } from './declaration.ts';

const deleted = { how: 'delete' } as const;

export const deviceData = {
  login_codes: {
    purpose: 'The hash of the code that a page shows to log in an app.',
    retention: 'Until it is used or replaced. An expired code is not valid.',
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
    purpose: 'Devices that wait for a person’s approval.',
    retention:
      'Until it is approved. Otherwise it expires after ten minutes and is deleted an hour later, with the next request.',
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
    purpose: 'The browsers where a person is logged in, so that they can log out each one.',
    retention:
      '90 days after it was last used. A browser that was logged out is stored until the person logs out everywhere, so that it stays logged out.',
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
    purpose: 'The devices where a person is logged in, so that they can log out each one.',
    retention: 'Until the device is logged out, or the account is deleted.',
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
    purpose: 'The hashes of a device’s tokens, and whether each was used.',
    retention: 'As long as the device; used ones for 30 days, to detect a second use.',
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
