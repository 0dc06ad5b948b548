import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';

export async function logOut({ app, server }: Cli): Reported {
  await app.auth.logout();
  return ok({ json: { server, loggedIn: false }, text: `Logged out of ${server}.` });
}
