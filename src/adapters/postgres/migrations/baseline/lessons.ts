export const lessonStatements = [
  `create table lessons (
    slug text not null, status text not null, place integer not null, summary json not null, lesson json not null,
    version integer not null,
    constraint lessons_status_check check (status in ('draft', 'published', 'retired')),
    primary key (slug)
  )`,
  `create function announce_lessons() returns trigger language plpgsql as $$
  begin
    perform pg_notify('blockyard_changes', 'lessons');
    return null;
  end $$`,
  `create trigger lessons_are_announced after insert or delete or update on lessons for each row execute function announce_lessons()`,
  `create table lesson_versions (
    slug text not null, version integer not null, agenda json not null, lesson json not null, primary key (slug, version)
  )`,
  `create table lesson_reports (
    account_id text not null, slug text not null, version integer not null, outcome text not null, minutes integer,
    understood text not null, note text not null, reported_at timestamptz not null,
    constraint lesson_reports_minutes_check check ((minutes >= 5) and (minutes <= 600)),
    constraint lesson_reports_outcome_check check (outcome in ('well', 'mixed', 'badly')),
    constraint lesson_reports_understood_check check (understood in ('most', 'half', 'few')),
    primary key (account_id, slug), foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index lesson_reports_of_lesson on lesson_reports (slug, reported_at desc)`,
];
