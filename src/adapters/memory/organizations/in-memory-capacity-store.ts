import type { CapacityStore } from '#application/service/organizations/ports/capacity-store.ts';
import type { StoredClassroom } from '#application/service/classrooms/ports/classroom-repository.ts';
import { isWithin } from '#domain/organizations/access/scope.ts';
import {
  type Capacity,
  type CapFacts,
  type CapPlace,
  capsAt,
} from '#domain/organizations/grants/capacity.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { grantsOf, organizationAt, presentMembers } from './organization-rows.ts';

/** A student who is neither archived nor merged, and the classrooms of their current enrollments, by ID. */
export type CountedStudent = {
  readonly id: string;
  readonly organization: OrganizationPath | null;
  readonly classrooms: readonly string[];
};

export type CountedRows = {
  readonly classrooms: (tables: InMemoryTables) => readonly StoredClassroom[];
  readonly students: (tables: InMemoryTables) => readonly CountedStudent[];
};

const belongs = (organization: OrganizationPath | null, pool: OrganizationPath): boolean =>
  organization !== null && isWithin(organization, pool);

/** Counts data in memory. Transactions are serialized, so reserving a place does nothing. */
export class InMemoryCapacityStore extends InMemoryStore implements CapacityStore {
  readonly #counted: CountedRows;

  constructor(tables: InMemoryTables, counted: CountedRows) {
    super(tables);
    this.#counted = counted;
  }

  async read(place: CapPlace, now: number): Promise<Capacity> {
    const { rule, students, classrooms } = this.#countedAt(place, now);
    const used = { classrooms: classrooms.length, students: students.length };
    return { source: rule.source, caps: rule.caps, used };
  }

  findForUpdate(place: CapPlace, now: number): Promise<Capacity> {
    return this.read(place, now);
  }

  async counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>> {
    const { students } = this.#countedAt(place, now);
    return new Set(students.map(({ id }) => id).filter((id) => studentIds.includes(id)));
  }

  async facts(place: CapPlace): Promise<CapFacts> {
    return this.#factsOf(place);
  }

  #factsOf({ organization, owner }: CapPlace): CapFacts {
    const members = presentMembers(this.tables).filter((member) => member.organization === organization);
    const ids = this.#isWorkspace(organization) ? members.map(({ accountId }) => accountId) : [owner];
    const own = ids.flatMap((id) => this.tables.of(accountTable).get(id ?? '')?.grants ?? []);
    const levels = (organization === null ? [] : pathsTo(organization)).flatMap((path) => {
      const level = organizationAt(this.tables, path);
      return level === null ? [] : [{ organization: path, grants: grantsOf(this.tables, level.id) }];
    });
    return { levels, own };
  }

  #isWorkspace(organization: OrganizationPath | null): boolean {
    return organization !== null && organizationAt(this.tables, organization)?.kind === 'workspace';
  }

  #countedAt(place: CapPlace, now: number) {
    const { organization, owner } = place;
    const rule = capsAt(now, this.#factsOf(place));
    const all = this.#counted.classrooms(this.tables);
    const students = this.#counted.students(this.tables);
    const pool = rule.pool ?? (this.#isWorkspace(organization) ? organization : null);
    if (pool !== null) {
      return {
        rule,
        classrooms: all.filter(
          (classroom) => classroom.archivedAt === null && belongs(classroom.organization, pool),
        ),
        students: students.filter((student) => belongs(student.organization, pool)),
      };
    }
    const classrooms = all.filter(
      (classroom) =>
        classroom.organization === organization &&
        classroom.teachers.some(({ role, accountId }) => role === 'owner' && accountId === owner),
    );
    const classroomIds = classrooms.map(({ id }) => id);
    return {
      rule,
      classrooms: classrooms.filter(({ archivedAt }) => archivedAt === null),
      students: students.filter((student) => student.classrooms.some((id) => classroomIds.includes(id))),
    };
  }
}
