import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import type { Log } from '#application/ports/log.ts';
import { errorCodeOf } from './error-code.ts';

/**
 * Storage of a command. The local area is a folder with one JSON file per key, which only its owner may read (mode 600, in a folder with mode 700). The session
 * area ends with the process. Files are replaced atomically, so readers never see a partial file. If the folder is not writable, values are kept for this
 * process only, and this is logged once.
 */
export class FileStorage implements Storage {
  readonly #folder: string;
  readonly #log: Log;
  readonly #session: Map<string, string>;
  /** Values that could not be written, by key. JSON, or null for values that could not be deleted. */
  readonly #unwritten = new Map<string, string | null>();
  #warned = false;

  constructor(folder: string, log: Log, session: Map<string, string> = new Map()) {
    this.#folder = folder;
    this.#log = log;
    this.#session = session;
  }

  read<T>(entry: StorageEntry<T>): T | null {
    const json = entry.area === 'session' ? this.#session.get(entry.key) : this.#readFile(entry.key);
    return json === undefined || json === null ? null : this.#decode(entry, json);
  }

  write<T>({ area, key }: StorageEntry<T>, value: T): boolean {
    const json = JSON.stringify(value);
    if (area === 'session') {
      this.#session.set(key, json);
      return true;
    }
    const written = this.#change(() => {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const draft = `${this.#fileOf(key)}.${process.pid}.tmp`;
      // The mode applies only to new files, so a draft that an earlier process with this ID left behind is deleted first.
      rmSync(draft, { force: true });
      writeFileSync(draft, json, { mode: 0o600, flag: 'wx' });
      renameSync(draft, this.#fileOf(key));
    });
    this.#remember(key, written, json);
    return written;
  }

  forget({ area, key }: StorageEntry<unknown>): void {
    if (area === 'session') {
      this.#session.delete(key);
      return;
    }
    this.#remember(
      key,
      this.#change(() => rmSync(this.#fileOf(key), { force: true })),
      null,
    );
  }

  /** Does nothing, because commands are short and read the file each time. */
  watch(): () => void {
    return () => undefined;
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, `${key}.json`);
  }

  #readFile(key: string): string | null {
    const unwritten = this.#unwritten.get(key);
    if (unwritten !== undefined) return unwritten;
    try {
      return readFileSync(this.#fileOf(key), 'utf8');
    } catch (error) {
      const code = errorCodeOf(error);
      if (code !== 'ENOENT') this.#log.warn('A file cannot be read', { file: this.#fileOf(key), code });
      return null;
    }
  }

  #change(change: () => void): boolean {
    try {
      change();
      return true;
    } catch (error) {
      const code = errorCodeOf(error);
      if (!this.#warned) this.#log.warn('Files cannot be saved', { folder: this.#folder, code });
      this.#warned = true;
      return false;
    }
  }

  #remember(key: string, written: boolean, json: string | null): void {
    if (written) this.#unwritten.delete(key);
    else this.#unwritten.set(key, json);
  }

  #decode<T>(entry: StorageEntry<T>, json: string): T | null {
    try {
      const value: unknown = JSON.parse(json);
      return entry.decode(value);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#log.warn('A file is damaged and is ignored', { file: this.#fileOf(entry.key) });
      return null;
    }
  }
}
