import type { StoredExport } from '#domain/privacy/personal-export.ts';

/** A person, as what is stored names them; the address only where they proved that it is theirs. */
export type Person = { readonly accountId: string; readonly email: string | null };

/** What is stored of a person in one place, why, and for how long; secrets are left out. */
export type GatheredData = {
  readonly name: string;
  readonly purpose: string;
  readonly retention: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/** An export that is to be kept: its file and when it was made; epoch milliseconds. */
export type NewExport = {
  readonly id: string;
  readonly accountId: string;
  readonly file: Uint8Array;
  readonly madeAt: number;
  readonly endsAt: number;
};

/** What is stored of people, gathered for themselves, and the files that were made of it (ORG-7, SEC-6). Files go with their account. */
export interface PersonalExports {
  /** Everything that is stored of a person, by the inventory of personal data; places without anything are left out. */
  gather(person: Person): Promise<readonly GatheredData[]>;
  /** Keeps a file; one of the same id is replaced. Nothing where the account is gone. */
  keep(made: NewExport): Promise<void>;
  /** The files of an account that can be downloaded now, newest first. */
  list(accountId: string, now: number): Promise<readonly StoredExport[]>;
  /** One of them; null where there is none of theirs, or it has ended. */
  file(accountId: string, id: string, now: number): Promise<Uint8Array | null>;
  /** Deletes those that have ended; answers how many they were. */
  removeEnded(now: number): Promise<number>;
}
