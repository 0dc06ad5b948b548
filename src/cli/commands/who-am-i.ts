import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { facts } from '../output/facts.ts';
import type { Reported } from '../report.ts';

export async function whoAmI({ app, server }: Cli): Reported {
  const profile = await app.account.readProfile();
  if (!profile.ok) return profile;
  const { firstName, lastName, email, accountType, schoolOrDistrict } = profile.value;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return ok({
    json: { server, ...profile.value },
    text: facts({ Name: name, Email: email, Account: accountType, School: schoolOrDistrict, Server: server }),
  });
}
