import { type Kysely, sql } from 'kysely';

/** The organization that a classroom belongs to, as the path of ids that scopes compare by prefix; so far, none. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // By code points, as the bounds of a prefix are: an ordering by language would put other paths between them.
  `alter table classrooms add column organization_path text collate "C"`,
  `create index classrooms_of_organization on classrooms (organization_path) where organization_path is not null`,
];
