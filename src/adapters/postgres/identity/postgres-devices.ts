import { type Kysely, sql } from 'kysely';
import type {
  Devices,
  DeviceSession,
  DeviceTokens,
  HeldRefreshToken,
} from '#application/service/identity/ports/devices.ts';
import { accessTokenLifetime, type Device, refreshTokenLifetime } from '#domain/identity/devices/device.ts';
import { deviceColumns, deviceOf } from './device-row.ts';
import { instant, type Schema } from '../schema.ts';

/** How long an expired or used token is kept, in milliseconds, so that its use can be distinguished from a guess. */
const distinguishedFor = { access: accessTokenLifetime, refresh: refreshTokenLifetime / 3 };

const rowsOf = (deviceId: string, tokens: DeviceTokens) => [
  {
    fingerprint: tokens.access,
    device_id: deviceId,
    kind: 'access' as const,
    expires_at: instant(tokens.accessExpiresAt),
  },
  {
    fingerprint: tokens.refresh,
    device_id: deviceId,
    kind: 'refresh' as const,
    expires_at: instant(tokens.refreshExpiresAt),
  },
];

export class PostgresDevices implements Devices {
  readonly #db: Kysely<Schema>;

  /** `db` should be a transaction, because `pair` and `renew` consist of several statements. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async pair(device: Device, tokens: DeviceTokens): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values({
        id: device.id,
        account_id: device.accountId,
        client_id: device.clientId,
        name: device.name,
        second_factor: device.secondFactor,
        sessions_mark: device.sessionsMark,
        paired_at: instant(device.pairedAt),
        last_seen_at: instant(device.lastSeenAt),
      })
      .execute();
    await this.#db.insertInto('device_tokens').values(rowsOf(device.id, tokens)).execute();
  }

  async session(access: string): Promise<DeviceSession | null> {
    const row = await this.#db
      .selectFrom('device_tokens as t')
      .innerJoin('devices as d', 'd.id', 't.device_id')
      .innerJoin('accounts as a', 'a.id', 'd.account_id')
      .select([...deviceColumns, 't.expires_at', 'a.email', 'a.mailbox_proved'])
      .where('t.fingerprint', '=', access)
      .where('t.kind', '=', 'access')
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      device: deviceOf(row),
      email: row.email,
      mailboxProved: row.mailbox_proved,
      expiresAt: row.expires_at,
    };
  }

  async refreshToken(refresh: string): Promise<HeldRefreshToken | null> {
    const row = await this.#db
      .selectFrom('device_tokens as t')
      .innerJoin('devices as d', 'd.id', 't.device_id')
      .select([...deviceColumns, 't.used_at', 't.expires_at'])
      .where('t.fingerprint', '=', refresh)
      .where('t.kind', '=', 'refresh')
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    return { device: deviceOf(row), token: { usedAt: row.used_at, expiresAt: row.expires_at } };
  }

  /** Renews tokens. A repeat within the grace period does not change the time of the first use, so the period is not extended. */
  async renew(refresh: string, next: DeviceTokens, now: number): Promise<void> {
    const { device_id: id } = await this.#db
      .updateTable('device_tokens')
      .set({ used_at: sql`coalesce(used_at, ${instant(now)}::timestamptz)` })
      .where('fingerprint', '=', refresh)
      .returning('device_id')
      .executeTakeFirstOrThrow();
    await this.#db
      .with('outlived', (db) =>
        db
          .deleteFrom('device_tokens')
          .where('device_id', '=', id)
          .where((of) =>
            of.or([
              of.and([
                of('kind', '=', 'access'),
                of('expires_at', '<', sql<number>`${instant(now - distinguishedFor.access)}::timestamptz`),
              ]),
              of('used_at', '<', sql<number>`${instant(now - distinguishedFor.refresh)}::timestamptz`),
            ]),
          ),
      )
      .with('seen', (db) =>
        db
          .updateTable('devices')
          .set({ last_seen_at: instant(now) })
          .where('id', '=', id),
      )
      .insertInto('device_tokens')
      .values(rowsOf(id, next))
      .execute();
  }

  async ofAccount(accountId: string): Promise<readonly Device[]> {
    const rows = await this.#db
      .selectFrom('devices as d')
      .select(deviceColumns)
      .where('d.account_id', '=', accountId)
      .orderBy('d.last_seen_at', 'desc')
      .orderBy('d.id')
      .execute();
    return rows.map(deviceOf);
  }

  async remove(accountId: string, id: string): Promise<Device | null> {
    const row = await this.#db
      .deleteFrom('devices as d')
      .where('d.account_id', '=', accountId)
      .where('d.id', '=', id)
      .returning(deviceColumns)
      .executeTakeFirst();
    return row === undefined ? null : deviceOf(row);
  }

  async removeByToken(fingerprint: string): Promise<Device | null> {
    const row = await this.#db
      .deleteFrom('devices as d')
      .where('d.id', 'in', (of) =>
        of.selectFrom('device_tokens').select('device_id').where('fingerprint', '=', fingerprint),
      )
      .returning(deviceColumns)
      .executeTakeFirst();
    return row === undefined ? null : deviceOf(row);
  }

  async removeAll(accountId: string): Promise<void> {
    await this.#db.deleteFrom('devices').where('account_id', '=', accountId).execute();
  }
}
