import { type Kysely, sql } from 'kysely';

/** PostgreSQL's error codes about the URL of a database. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'names a user whom the server does not let in',
  '28P01': 'names a user or a password that the server refuses',
  '3D000': 'names a database that the server does not have',
  '42501': 'names a user who may not create tables there',
};

/** Returns the problem with a database's URL if its server refused the connection. Null for any other error. */
export function databaseRefusal(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return refusals[code] ?? null;
}

/** Thrown if the server's release is not supported (REL-2). */
export class ServerTooOld extends Error {
  override readonly name = 'ServerTooOld';

  constructor(version: string) {
    super(`The database is PostgreSQL ${version}; Blockyard needs 15 or later.`);
  }
}

const minMajor = 15;

/** Throws `ServerTooOld` for an older server version, such as `14.11 (Debian)`. */
export function refuseOldVersion(version: string): void {
  if (!(Number.parseInt(version, 10) >= minMajor)) throw new ServerTooOld(version);
}

/** Reads the version of a database. Throws `ServerTooOld`, or the driver's error. */
export async function refuseOldServer<S>(db: Kysely<S>): Promise<void> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  refuseOldVersion(rows[0]?.version ?? '');
}
