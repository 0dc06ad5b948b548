import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  GatheredData,
  NewExport,
  Person,
  PersonalExports,
} from '#application/service/ports/personal-exports.ts';
import type { StoredExport } from '#domain/privacy/personal-export.ts';

/** Exports in memory; they contain only the data of the account. */
export class InMemoryPersonalExports implements PersonalExports {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #files = new Map<string, NewExport>();

  constructor(accounts: Pick<AccountRepository, 'byId'>) {
    this.#accounts = accounts;
  }

  async gather({ accountId }: Person): Promise<readonly GatheredData[]> {
    const account = await this.#accounts.byId(accountId);
    if (account === null) return [];
    const { id, email, firstName, lastName } = account;
    const rows = [{ id, email, first_name: firstName, last_name: lastName }];
    return [{ name: 'accounts', purpose: 'Who may log in.', retention: 'Until it is deleted.', rows }];
  }

  async keep(made: NewExport): Promise<void> {
    if ((await this.#accounts.byId(made.accountId)) !== null) this.#files.set(made.id, structuredClone(made));
  }

  async list(accountId: string, now: number): Promise<readonly StoredExport[]> {
    return (await this.#of(accountId, now)).map(({ id, madeAt, endsAt, file }) => ({
      id,
      madeAt,
      endsAt,
      bytes: file.byteLength,
    }));
  }

  async file(accountId: string, id: string, now: number): Promise<Uint8Array | null> {
    return (await this.#of(accountId, now)).find((made) => made.id === id)?.file ?? null;
  }

  removeEnded(now: number): Promise<number> {
    const ended = [...this.#files.values()].filter(({ endsAt }) => endsAt <= now);
    for (const { id } of ended) this.#files.delete(id);
    return Promise.resolve(ended.length);
  }

  async #of(accountId: string, now: number): Promise<readonly NewExport[]> {
    if ((await this.#accounts.byId(accountId)) === null) return [];
    return [...this.#files.values()]
      .filter((made) => made.accountId === accountId && made.endsAt > now)
      .toSorted((one, other) => other.madeAt - one.madeAt);
  }
}
