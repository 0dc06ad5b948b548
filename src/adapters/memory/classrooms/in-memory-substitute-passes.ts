import type {
  NamedPass,
  NewPass,
  StoredPass,
  SubstitutePasses,
} from '#application/service/classrooms/ports/substitute-passes.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import type { SubstitutePass } from '#domain/classrooms/passes/substitute-pass.ts';
import { accountName, accountTable } from '../identity/in-memory-account-repository.ts';
import { classroomTable } from './in-memory-classroom-rows.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type PassRow = SubstitutePass & { readonly code: string };
type TokenRow = { readonly token: string; readonly passId: string };

const passTable: TableDefinition<PassRow> = { name: 'substitute passes', key: byId };
const tokenTable: TableDefinition<TokenRow> = { name: 'tokens of passes', key: ({ token }) => token };

const keptFor = 90 * 86_400_000;
const isOutlived = (day: string, today: string): boolean => Date.parse(day) < Date.parse(today) - keptFor;

/** Passes in memory. Passes of deleted classrooms or accounts are not found. */
export class InMemorySubstitutePasses extends InMemoryStore implements SubstitutePasses {
  readonly #passes = this.tables.of(passTable);
  readonly #tokens = this.tables.of(tokenTable);

  async make({ today, ...pass }: NewPass, limit: number): Promise<boolean> {
    const isOfRoom = ({ classroomId }: PassRow): boolean => classroomId === pass.classroomId;
    this.#passes.deleteWhere((row) => isOfRoom(row) && isOutlived(row.day, today));
    const counted = this.#passes.where((row) => isOfRoom(row) && row.revokedAt === null && row.day >= today);
    if (counted.length >= limit) return false;
    this.#passes.save({ ...pass, revokedAt: null });
    return true;
  }

  async ofClassroom(classroomId: string): Promise<readonly NamedPass[]> {
    return this.#passes
      .where((row) => row.classroomId === classroomId)
      .flatMap((row) => this.#stored(row) ?? [])
      .map((pass) => ({ ...pass, makerName: accountName(this.tables, pass.madeBy) }))
      .toSorted(
        (a, b) => compareCodePoints(b.day, a.day) || b.madeAt - a.madeAt || compareCodePoints(a.id, b.id),
      );
  }

  async byCode(code: string): Promise<StoredPass | null> {
    return this.#stored(this.#passes.find((pass) => pass.code === code));
  }

  async byToken(token: string): Promise<StoredPass | null> {
    return this.#stored(this.#passes.get(this.#tokens.get(token)?.passId ?? ''));
  }

  async saveToken(passId: string, token: string): Promise<void> {
    this.#tokens.save({ token, passId });
  }

  async revoke(
    { id, classroomId }: Pick<SubstitutePass, 'id' | 'classroomId'>,
    at: number,
  ): Promise<boolean> {
    const isOpen = (row: PassRow): boolean => row.classroomId === classroomId && row.revokedAt === null;
    return this.#passes.change(id, { revokedAt: at }, isOpen) !== null;
  }

  async forget(accountId: string): Promise<void> {
    this.#passes.deleteWhere(({ madeBy }) => madeBy === accountId);
  }

  #stored(row: PassRow | null): StoredPass | null {
    if (row === null || this.tables.of(accountTable).get(row.madeBy) === null) return null;
    const classroom = this.tables.of(classroomTable).get(row.classroomId);
    const { code: _code, ...pass } = row;
    return classroom === null ? null : { ...pass, organization: classroom.organization };
  }
}
