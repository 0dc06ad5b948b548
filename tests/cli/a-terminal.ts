import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CliHost } from '#cli/host.ts';
import { run } from '#cli/run.ts';
import { aService } from '../builders/a-service.ts';
import { aServer } from '../server/a-server.ts';
import { anAuthorizationServer } from './an-authorization-server.ts';

/** A computer with an empty home folder that runs commands. `tell` receives each output on stderr immediately. */
export function aTerminal(
  env: CliHost['env'] = {},
  tell: (text: string) => void = () => undefined,
  stdin = '',
  /** The answer to a prompt, or null if no user is present. */
  answer: string | null = null,
) {
  const homeFolder = mkdtempSync(path.join(tmpdir(), 'blockyard-home-'));
  return {
    homeFolder,
    run: async (...words: readonly string[]) => {
      const out: Buffer[] = [];
      let stderr = '';
      const exitCode = await run(words, {
        stdout: (written) => void out.push(Buffer.from(written)),
        stderr: (written) => {
          stderr += written;
          tell(written);
        },
        stdin: () => new TextEncoder().encode(stdin),
        ask: () => Promise.resolve(answer),
        env,
        platform: 'linux',
        homeFolder,
        computerName: 'staff-room',
      });
      const bytes = Buffer.concat(out);
      return { exitCode, stdout: bytes.toString(), stderr, bytes };
    },
    close: () => rmSync(homeFolder, { recursive: true }),
  };
}

/** A listening server on memory. Devices that log in there act as Ada. */
export async function aListeningServer() {
  const service = aService();
  const { identity } = service;
  const user = identity.addUser({
    email: 'ada@lovelace.test',
    emailVerified: true,
    displayName: 'Ada Lovelace',
  });
  const oauth = anAuthorizationServer(() => identity.issueToken(user, 'email').token);
  const { app, signedIn } = aServer({ before: oauth.before }, service);
  await signedIn(user.email);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  oauth.standAt(address);
  return { service, user, oauth, address, close: () => app.close() };
}
