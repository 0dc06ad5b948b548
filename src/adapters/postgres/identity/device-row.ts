import type { Device } from '#domain/identity/devices/device.ts';
import type { DevicesTable } from './device-tables.ts';
import type { Selectable } from 'kysely';

export const deviceColumns = [
  'd.id',
  'd.account_id',
  'd.client_id',
  'd.name',
  'd.second_factor',
  'd.sessions_mark',
  'd.paired_at',
  'd.last_seen_at',
] as const;

export const deviceOf = (row: Selectable<DevicesTable>): Device => ({
  id: row.id,
  accountId: row.account_id,
  clientId: row.client_id,
  name: row.name,
  secondFactor: row.second_factor,
  sessionsMark: row.sessions_mark,
  pairedAt: row.paired_at,
  lastSeenAt: row.last_seen_at,
});
