import { type Kysely, sql } from 'kysely';

/** Imports of rosters, what their files say for as long as they are worked on, and what is known of their sources (ROS-5). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table imports (
    id text primary key,
    organization_path text collate "C" not null,
    made_by text references accounts (id) on delete set null,
    made_at timestamptz not null,
    changed_at timestamptz not null,
    state text not null check (state in ('receiving', 'reading', 'ready', 'failed', 'committing', 'committed',
      'canceled', 'undoing', 'undone', 'discarded')),
    plan integer not null,
    files jsonb not null,
    decisions jsonb not null,
    report jsonb,
    undo jsonb,
    job_id text,
    change_set_id text,
    planned integer not null,
    applied integer not null,
    committed_at timestamptz
  )`,
  `create index imports_of_organization on imports (organization_path, made_at)`,
  `create index imports_of_account on imports (made_by)`,
  `create index imports_by_change on imports (changed_at) where state <> 'discarded'`,
  // Text as it came, read as a whole: json costs less than an array or jsonb.
  `create table import_records (
    import_id text not null references imports (id) on delete cascade,
    file smallint not null,
    line integer not null,
    cells json not null,
    problem text,
    primary key (import_id, file, line)
  )`,
  `create table import_issues (
    import_id text not null references imports (id) on delete cascade,
    seq integer not null,
    code text not null,
    severity text not null,
    file text not null,
    line integer,
    column_name text,
    value text,
    expected text,
    primary key (import_id, seq)
  )`,
  `create index import_issues_by_severity on import_issues (import_id, severity, seq)`,
  `create table import_plans (
    import_id text not null references imports (id) on delete cascade,
    seq integer not null,
    kind text not null,
    row_id text,
    act text not null,
    name text not null,
    file text not null,
    line integer not null,
    changes json not null,
    link text,
    student_key text,
    twin text,
    primary key (import_id, seq)
  )`,
  `create index import_plans_by_act on import_plans (import_id, act, seq)`,
  `create index import_plans_of_row on import_plans (row_id)`,
  `create table roster_sources (
    organization_path text collate "C" not null,
    family text not null,
    mapping jsonb not null,
    schools jsonb not null,
    primary key (organization_path, family)
  )`,
  // Ids are text from byte to database (R22).
  `create table external_ids (
    organization_path text collate "C" not null,
    family text not null,
    kind text not null check (kind in ('classroom', 'student')),
    source_id text not null,
    row_id text not null,
    primary key (organization_path, family, kind, source_id)
  )`,
  `create index external_ids_of_row on external_ids (row_id)`,
];
