import type { StoredExport } from '#domain/platform/privacy/personal-export.ts';

/** A person's identifiers in stored data; the address is included only if it is verified. */
export type DataSubject = { readonly accountId: string; readonly email: string | null };

/** A person's data in one place, with its purpose and retention time, but without secrets. */
export type GatheredData = {
  readonly name: string;
  readonly purpose: string;
  readonly retention: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

export type NewExport = {
  readonly id: string;
  readonly accountId: string;
  readonly file: Uint8Array;
  readonly madeAt: number;
  readonly endsAt: number;
};

/** A person's stored data, and export files of it (ORG-7, SEC-6). Files are deleted with their account. */
export interface PersonalExports {
  /** All data of a person, according to the inventory of personal data. Places without data are omitted. */
  gather(person: DataSubject): Promise<readonly GatheredData[]>;
  /** Saves a file; replaces a file with the same id. Does nothing if the account is deleted. */
  save(made: NewExport): Promise<void>;
  list(accountId: string, now: number): Promise<readonly StoredExport[]>;
  file(accountId: string, id: string, now: number): Promise<Uint8Array | null>;
  removeEnded(now: number): Promise<number>;
}
