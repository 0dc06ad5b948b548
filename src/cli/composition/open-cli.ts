import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { readOwnCsv } from '#adapters/csv-parse/read-own-csv.ts';
import { errorCodeOf } from '#adapters/node/error-code.ts';
import { FileStorage } from '#adapters/node/file-storage.ts';
import { StreamLog } from '#adapters/node/stream-log.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { CliFailure } from '../failures.ts';
import type { CliHost } from '../host.ts';
import type { CommonOptions } from '../program.ts';
import { terminalText } from '../output/terminal-text.ts';
import { parseServerAddress } from '../server-address.ts';
import { serverFolder, settingsFolder } from '../settings-folder.ts';
import { composeCliApp } from './cli-app.ts';

const serverEntry: StorageEntry<string> = {
  area: 'local',
  key: 'server',
  decode: (value) => (typeof value === 'string' ? value : null),
};

const writeFile: Cli['writeFile'] = (file, bytes, force) => {
  try {
    writeFileSync(file, bytes, { flag: force ? 'w' : 'wx' });
    return ok(undefined);
  } catch (error) {
    const isThere = errorCodeOf(error) === 'EEXIST';
    return err({ kind: isThere ? 'file/exists' : 'file/not-written', file });
  }
};

const readBytes =
  (host: CliHost): Cli['readBytes'] =>
  (file) => {
    try {
      return ok(file === '-' ? host.stdin() : new Uint8Array(readFileSync(file)));
    } catch (error) {
      if (errorCodeOf(error) === null) throw error;
      return err({ kind: 'file/not-read', file: file === '-' ? 'standard input' : file });
    }
  };

/** Returns the context of a command. Uses the server in the options, otherwise the one in the environment, otherwise the one of the last login. */
export function openCli(host: CliHost, options: CommonOptions): Result<Cli, CliFailure> {
  const printLine = (line: string): void => host.stderr(`${line}\n`);
  const log = new StreamLog((line) => printLine(terminalText(line)));
  const settings = settingsFolder(host);
  const storage = new FileStorage(settings, log);
  const typed = options.server ?? host.env['BLOCKYARD_SERVER'] ?? storage.read(serverEntry);
  if (typed === null || typed === '') return err({ kind: 'server/unknown' });
  const server = parseServerAddress(typed);
  if (!server.ok) return server;

  const folder = serverFolder(settings, server.value);
  const { app, identity } = composeCliApp({
    server: server.value,
    organization: options.organization ?? null,
    folder,
    log,
  });
  return ok({
    app,
    server: server.value,
    organization: options.organization ?? null,
    isLoggedIn: () => identity.current() !== null,
    logIn: (show) => identity.logIn(host.computerName, show),
    rememberServer: () => void storage.write(serverEntry, server.value),
    say: printLine,
    pause: (seconds) => setTimeout(seconds * 1000),
    readBytes: readBytes(host),
    readOwnCsv,
    ask: host.ask,
    writeFile,
  });
}
