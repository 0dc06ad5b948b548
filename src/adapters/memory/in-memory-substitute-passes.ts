import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type {
  NamedPass,
  NewPass,
  StoredPass,
  SubstitutePasses,
} from '#application/service/ports/substitute-passes.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { SubstitutePass } from '#domain/passes/substitute-pass.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { nameOf } from './in-memory-classroom-rows.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type PassRow = SubstitutePass & { readonly code: string };
type TokenRow = { readonly passId: string };
type Rows = { readonly passes: InMemoryRows<PassRow>; readonly tokens: InMemoryRows<TokenRow> };

type Accounts = Pick<AccountRepository, 'byId'>;
type Classrooms = Pick<ClassroomRepository, 'byId'>;

const keptFor = 90 * 86_400_000;
const isOutlived = (day: string, today: string): boolean => Date.parse(day) < Date.parse(today) - keptFor;

/** Passes in memory; those of deleted classrooms or accounts are not found. */
export class InMemorySubstitutePasses implements SubstitutePasses {
  readonly #accounts: Accounts;
  readonly #classrooms: Classrooms;
  readonly #rows: Rows;

  constructor(
    accounts: Accounts,
    classrooms: Classrooms,
    rows: Rows = { passes: new InMemoryRows(), tokens: new InMemoryRows() },
  ) {
    this.#accounts = accounts;
    this.#classrooms = classrooms;
    this.#rows = rows;
  }

  async make({ today, ...pass }: NewPass, limit: number): Promise<boolean> {
    const others = this.#rows.passes.all().filter(({ classroomId }) => classroomId === pass.classroomId);
    for (const { id, day } of others) if (isOutlived(day, today)) this.#rows.passes.delete(id);
    const counted = others.filter(({ revokedAt, day }) => revokedAt === null && day >= today);
    if (counted.length >= limit) return false;
    this.#rows.passes.set(pass.id, { ...pass, revokedAt: null });
    return true;
  }

  async ofClassroom(classroomId: string): Promise<readonly NamedPass[]> {
    const rows = this.#rows.passes.all().filter((row) => row.classroomId === classroomId);
    const found = (await Promise.all(rows.map((row) => this.#stored(row)))).filter((pass) => pass !== null);
    const named = found.map(async (pass) => ({
      ...pass,
      makerName: nameOf(await this.#accounts.byId(pass.madeBy)),
    }));
    return (await Promise.all(named)).toSorted(
      (a, b) => b.day.localeCompare(a.day) || b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1),
    );
  }

  async byCode(code: string): Promise<StoredPass | null> {
    return this.#stored(this.#rows.passes.all().find((pass) => pass.code === code) ?? null);
  }

  async byToken(token: string): Promise<StoredPass | null> {
    const given = this.#rows.tokens.get(token);
    return given === null ? null : this.#stored(this.#rows.passes.get(given.passId));
  }

  async keepToken(passId: string, token: string): Promise<void> {
    this.#rows.tokens.set(token, { passId });
  }

  async revoke(
    { id, classroomId }: Pick<SubstitutePass, 'id' | 'classroomId'>,
    at: number,
  ): Promise<boolean> {
    const pass = this.#rows.passes.get(id);
    if (pass?.classroomId !== classroomId || pass.revokedAt !== null) return false;
    this.#rows.passes.set(id, { ...pass, revokedAt: at });
    return true;
  }

  async forget(accountId: string): Promise<void> {
    for (const { id, madeBy } of this.#rows.passes.all())
      if (madeBy === accountId) this.#rows.passes.delete(id);
  }

  draft(
    accounts: Accounts,
    classrooms: Classrooms,
  ): { readonly passes: InMemorySubstitutePasses; readonly commit: () => Undo } {
    const rows = { passes: this.#rows.passes.draft(), tokens: this.#rows.tokens.draft() };
    return {
      passes: new InMemorySubstitutePasses(accounts, classrooms, rows),
      commit: () => undoOf(rows.passes.commit(), rows.tokens.commit()),
    };
  }

  async #stored(row: PassRow | null): Promise<StoredPass | null> {
    if (row === null || (await this.#accounts.byId(row.madeBy)) === null) return null;
    const room = await this.#classrooms.byId(row.classroomId, everywhere);
    const { code: _code, ...pass } = row;
    return room === null ? null : { ...pass, organization: room.organization };
  }
}
