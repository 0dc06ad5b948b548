import type { ColumnType } from 'kysely';
import type { DeviceClientId } from '#domain/identity/devices/device-client.ts';
import type { Instant } from '../platform/column-types.ts';

export type LoginCodesTable = {
  account_id: string;
  fingerprint: string;
  second_factor: boolean;
  sessions_mark: string;
  expires_at: Instant;
};

export type DeviceAuthorizationsTable = {
  /** These two columns contain fingerprints of the codes. */
  device_code: string;
  user_code: string;
  client_id: DeviceClientId;
  device_name: string;
  network: string;
  expires_at: Instant;
  interval_seconds: number;
  polled_at: ColumnType<number | null, string | null, string | null>;
  denied: boolean;
  /** Null until a user approves the device. */
  account_id: string | null;
  second_factor: boolean | null;
  sessions_mark: string | null;
};

export type DevicesTable = {
  id: string;
  account_id: string;
  client_id: DeviceClientId;
  name: string;
  second_factor: boolean;
  sessions_mark: string;
  paired_at: Instant;
  last_seen_at: Instant;
};

export type SessionsTable = {
  account_id: string;
  signed_in_at: Instant;
  device: string | null;
  network: string;
  last_seen_at: Instant;
  ended_at: ColumnType<number | null, string | null | undefined, string | null>;
};

export type DeviceTokensTable = {
  fingerprint: string;
  device_id: string;
  kind: 'access' | 'refresh';
  used_at: ColumnType<number | null, string | null | undefined, string | null>;
  expires_at: Instant;
};
