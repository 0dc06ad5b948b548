import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  DeviceAuthorizations,
  LoginCode,
  NewDeviceAuthorization,
} from '#application/service/identity/ports/device-authorizations.ts';
import {
  type DeviceAuthorization,
  type DevicePoll,
  type DeviceRequest,
  pollInterval,
} from '#domain/identity/devices/device-authorization.ts';
import type { DeviceGrant } from '#domain/identity/devices/device.ts';
import type { DeviceAuthorizationsTable } from './device-tables.ts';
import { instant, type Schema } from '../schema.ts';

type Row = Selectable<DeviceAuthorizationsTable>;

/** The maximum number of expired rows that each new one deletes. */
const expiredRowsPerDelete = 20;
/** How long an expired authorization is kept, in milliseconds, so that its device gets the error for expired codes. */
const expiredRetention = 3_600_000;

const grantColumns = (decision: 'denied' | DeviceGrant | 'pending') =>
  typeof decision === 'string'
    ? { denied: decision === 'denied', account_id: null, second_factor: null, sessions_mark: null }
    : {
        denied: false,
        account_id: decision.accountId,
        second_factor: decision.secondFactor,
        sessions_mark: decision.sessionsMark,
      };

function decisionOf(row: Row): DeviceAuthorization['decision'] {
  if (row.denied) return 'denied';
  const { account_id: accountId, second_factor: secondFactor, sessions_mark: sessionsMark } = row;
  if (accountId === null || secondFactor === null || sessionsMark === null) return 'pending';
  return { accountId, secondFactor, sessionsMark };
}

const requestOf = (row: Pick<Row, 'client_id' | 'device_name' | 'network'>): DeviceRequest => ({
  clientId: row.client_id,
  deviceName: row.device_name,
  network: row.network,
});

export class PostgresDeviceAuthorizations implements DeviceAuthorizations {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async saveLoginCode({ fingerprint, grant, expiresAt }: LoginCode): Promise<void> {
    const row = {
      fingerprint,
      second_factor: grant.secondFactor,
      sessions_mark: grant.sessionsMark,
      expires_at: instant(expiresAt),
    };
    await this.#db
      .insertInto('login_codes')
      .values({ account_id: grant.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
  }

  async takeLoginCode(fingerprint: string, now: number): Promise<DeviceGrant | null> {
    const row = await this.#db
      .deleteFrom('login_codes')
      .where('fingerprint', '=', fingerprint)
      .where(sql<boolean>`expires_at > ${instant(now)}::timestamptz`)
      .returning(['account_id', 'second_factor', 'sessions_mark'])
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      accountId: row.account_id,
      secondFactor: row.second_factor,
      sessionsMark: row.sessions_mark,
    };
  }

  /** Opens an authorization. The same statement deletes a few expired rows, so that the table stays small. */
  async open({ deviceCode, userCode, ...waiting }: NewDeviceAuthorization, now: number): Promise<void> {
    await this.#db
      .with('outlived', (db) =>
        db.deleteFrom('device_authorizations').where('device_code', 'in', (of) =>
          of
            .selectFrom('device_authorizations')
            .select('device_code')
            .where(sql<boolean>`expires_at < ${instant(now - expiredRetention)}::timestamptz`)
            .orderBy('expires_at')
            .limit(expiredRowsPerDelete)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .insertInto('device_authorizations')
      .values({
        device_code: deviceCode,
        user_code: userCode,
        client_id: waiting.clientId,
        device_name: waiting.deviceName,
        network: waiting.network,
        expires_at: instant(waiting.expiresAt),
        interval_seconds: pollInterval,
        ...grantColumns(waiting.decision),
      })
      .execute();
  }

  async waiting(userCode: string, now: number): Promise<DeviceRequest | null> {
    const row = await this.#db
      .selectFrom('device_authorizations')
      .select(['client_id', 'device_name', 'network'])
      .where('user_code', '=', userCode)
      .where('account_id', 'is', null)
      .where('denied', '=', false)
      .where(sql<boolean>`expires_at > ${instant(now)}::timestamptz`)
      .executeTakeFirst();
    return row === undefined ? null : requestOf(row);
  }

  async settle(
    userCode: string,
    decision: 'denied' | DeviceGrant,
    now: number,
  ): Promise<DeviceRequest | null> {
    const row = await this.#db
      .updateTable('device_authorizations')
      .set(grantColumns(decision))
      .where('user_code', '=', userCode)
      .where('account_id', 'is', null)
      .where('denied', '=', false)
      .where(sql<boolean>`expires_at > ${instant(now)}::timestamptz`)
      .returning(['client_id', 'device_name', 'network'])
      .executeTakeFirst();
    return row === undefined ? null : requestOf(row);
  }

  /** Uses one statement, so that if two polls run at the same time, one of them counts as too early. */
  async poll(deviceCode: string, now: number): Promise<DevicePoll | null> {
    const { rows } = await sql<Row & { readonly early: boolean }>`with before as (
        select device_code, coalesce(polled_at > ${instant(now)}::timestamptz - make_interval(secs => interval_seconds), false) as early
        from device_authorizations where device_code = ${deviceCode} for update
      )
      update device_authorizations a set polled_at = ${instant(now)}::timestamptz,
        interval_seconds = interval_seconds + case when before.early then ${pollInterval}::integer else 0 end
      from before where a.device_code = before.device_code
      returning a.*, before.early`.execute(this.#db);
    const [row] = rows;
    if (row === undefined) return null;
    const authorization = { ...requestOf(row), expiresAt: row.expires_at, decision: decisionOf(row) };
    return { authorization, early: row.early };
  }

  async take(deviceCode: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('device_authorizations')
      .where('device_code', '=', deviceCode)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async forget(accountId: string): Promise<void> {
    await this.#db
      .with('granted', (db) => db.deleteFrom('device_authorizations').where('account_id', '=', accountId))
      .deleteFrom('login_codes')
      .where('account_id', '=', accountId)
      .execute();
  }
}
