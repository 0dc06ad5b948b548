import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { SeenSession, SessionKey, Sessions } from '#application/service/ports/sessions.ts';
import { listedFor, seenNotedEvery } from '#domain/sessions/own-session.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type StoredSession = SeenSession & { readonly endedAt: number | null };

const keyOf = ({ accountId, signedInAt }: SessionKey): string => `${accountId} ${signedInAt}`;

/** Sessions in memory; those of deleted accounts are not found. */
export class InMemorySessions implements Sessions {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #rows: InMemoryRows<StoredSession>;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    rows: InMemoryRows<StoredSession> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#rows = rows;
  }

  async note(session: SeenSession): Promise<void> {
    if ((await this.#accounts.byId(session.accountId)) === null) return;
    const known = this.#rows.get(keyOf(session));
    const isNoted =
      known !== null && (known.endedAt !== null || known.lastSeenAt > session.lastSeenAt - seenNotedEvery);
    if (!isNoted) this.#rows.set(keyOf(session), { ...session, endedAt: null });
    for (const other of this.#of(session.accountId)) {
      const isOld = other.endedAt === null && other.lastSeenAt < session.lastSeenAt - listedFor;
      if (isOld) this.#rows.delete(keyOf(other));
    }
  }

  async ofAccount(accountId: string): Promise<readonly SeenSession[]> {
    if ((await this.#accounts.byId(accountId)) === null) return [];
    return this.#of(accountId)
      .filter(({ endedAt }) => endedAt === null)
      .map(({ endedAt: _endedAt, ...session }) => session)
      .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt || other.signedInAt - one.signedInAt);
  }

  async leave(session: SessionKey): Promise<void> {
    if (this.#rows.get(keyOf(session))?.endedAt === null) this.#rows.delete(keyOf(session));
  }

  async end(session: SessionKey, at: number): Promise<boolean> {
    const known = this.#rows.get(keyOf(session));
    if (known === null || known.endedAt !== null) return false;
    this.#rows.set(keyOf(session), { ...known, endedAt: at });
    return true;
  }

  async removeAll(accountId: string): Promise<void> {
    for (const session of this.#of(accountId)) this.#rows.delete(keyOf(session));
  }

  endedOf(accountId: string): readonly number[] {
    return this.#of(accountId)
      .filter(({ endedAt }) => endedAt !== null)
      .map(({ signedInAt }) => signedInAt);
  }

  draft(accounts: Pick<AccountRepository, 'byId'>): {
    readonly sessions: InMemorySessions;
    readonly commit: () => Undo;
  } {
    const rows = this.#rows.draft();
    return { sessions: new InMemorySessions(accounts, rows), commit: () => rows.commit() };
  }

  #of(accountId: string): readonly StoredSession[] {
    return this.#rows.all().filter((session) => session.accountId === accountId);
  }
}
