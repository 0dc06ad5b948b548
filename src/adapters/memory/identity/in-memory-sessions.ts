import type { SeenSession, SessionKey, Sessions } from '#application/service/identity/ports/sessions.ts';
import { listedFor, seenNotedEvery } from '#domain/identity/sessions/own-session.ts';
import { accountTable } from './in-memory-account-repository.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type StoredSession = SeenSession & { readonly endedAt: number | null };

const keyOf = ({ accountId, signedInAt }: SessionKey): string => `${accountId} ${signedInAt}`;

const sessionTable: TableDefinition<StoredSession> = { name: 'sessions', key: keyOf };

/** Sessions in memory. Sessions of deleted accounts are not found. */
export class InMemorySessions extends InMemoryStore implements Sessions {
  readonly #accounts = this.tables.of(accountTable);
  readonly #rows = this.tables.of(sessionTable);

  async note(session: SeenSession): Promise<void> {
    if (this.#accounts.get(session.accountId) === null) return;
    const known = this.#rows.get(keyOf(session));
    const isNoted =
      known !== null && (known.endedAt !== null || known.lastSeenAt > session.lastSeenAt - seenNotedEvery);
    if (!isNoted) this.#rows.save({ ...session, endedAt: null });
    this.#rows.deleteWhere(
      (other) =>
        other.accountId === session.accountId &&
        other.endedAt === null &&
        other.lastSeenAt < session.lastSeenAt - listedFor,
    );
  }

  async ofAccount(accountId: string): Promise<readonly SeenSession[]> {
    if (this.#accounts.get(accountId) === null) return [];
    return this.#of(accountId)
      .filter(({ endedAt }) => endedAt === null)
      .map(({ endedAt: _endedAt, ...session }) => session)
      .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt || other.signedInAt - one.signedInAt);
  }

  async leave(session: SessionKey): Promise<void> {
    if (this.#rows.get(keyOf(session))?.endedAt === null) this.#rows.delete(keyOf(session));
  }

  async end(session: SessionKey, at: number): Promise<boolean> {
    return this.#rows.change(keyOf(session), { endedAt: at }, ({ endedAt }) => endedAt === null) !== null;
  }

  async removeAll(accountId: string): Promise<void> {
    this.#rows.deleteWhere((session) => session.accountId === accountId);
  }

  endedOf(accountId: string): readonly number[] {
    return this.#of(accountId)
      .filter(({ endedAt }) => endedAt !== null)
      .map(({ signedInAt }) => signedInAt);
  }

  #of(accountId: string): readonly StoredSession[] {
    return this.#rows.where((session) => session.accountId === accountId);
  }
}
