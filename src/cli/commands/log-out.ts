import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';

/** Logs this computer out, here and on the server. Idempotent. */
export async function logOut({ app, server }: Cli): Reported {
  await app.auth.logout();
  return ok({ json: { server, loggedIn: false }, text: `Logged out of ${server}.` });
}
