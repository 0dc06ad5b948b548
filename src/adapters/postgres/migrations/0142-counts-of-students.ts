import { type Kysely, sql } from 'kysely';

/** Up to 20,000 students are counted in a tenth of the pages: those of an organization, of a beginning of a name, and without a name to display (UI-9). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const active = `where merged_into is null and state = 'active'`;

const statements = [
  `create index students_active_of_organization on students (organization_path) ${active}`,
  `create index students_active_by_name on students ((name_folded collate "C")) ${active}`,
  `create index students_of_display_folded on students (display_folded, organization_path, state)
    where merged_into is null`,
];
