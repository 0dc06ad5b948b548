export const identity = [
  `create table accounts (
    id text not null, email text, first_name text, last_name text, phone_number text, account_type text not null,
    school_or_district text, campaign jsonb not null, onboarded_at timestamptz,
    created_at timestamptz not null, mailbox_proved boolean not null, early_password text,
    version bigint default nextval('account_versions') not null, last_organization text, display_name text,
    role_title text, grades_taught text[] default '{}'::text[] not null, name_folded text, email_folded text,
    disabled_at timestamptz, last_active_at timestamptz, organizations_folded text,
    person_folded text generated always as (nullif(btrim(((coalesce(name_folded, '') || ' ') || coalesce(email_folded, ''))), '')) stored,
    name_order text generated always as (natural_order(name_folded)) stored,
    email_order text generated always as (natural_order(email_folded)) stored,
    constraint accounts_account_type_check check (account_type in ('admin', 'customer', 'teacher', 'manager')),
    constraint accounts_early_password_check check (early_password in ('set', 'removed')),
    primary key (id)
  )`,
  `create index accounts_by_activity on accounts (last_active_at, id collate "C") include (person_folded)`,
  `create index accounts_by_age on accounts (created_at, id collate "C") include (person_folded)`,
  `create index accounts_by_email on accounts (email_order collate "C", id collate "C") include (person_folded)`,
  `create index accounts_by_email_text on accounts (email_folded collate "C")`,
  `create index accounts_by_grams_of_person on accounts using gin (grams4(person_folded))`,
  `create index accounts_by_last_organization on accounts (last_organization) where (last_organization is not null)`,
  `create index accounts_by_mail_domain on accounts (lower(split_part(email, '@', 2)))`,
  `create index accounts_by_name on accounts (name_order collate "C", id collate "C") include (person_folded)`,
  `create index accounts_by_name_text on accounts (name_folded collate "C")`,
  `create index accounts_by_part_of_organization on accounts using gin (organizations_folded gin_trgm_ops)`,
  `create index accounts_by_part_of_person on accounts using gin (person_folded gin_trgm_ops)`,
  `create index accounts_by_proved_email on accounts (lower(email)) where mailbox_proved`,
  `create index accounts_by_type on accounts (account_type, name_order collate "C", id collate "C")`,
  `create index accounts_disabled on accounts (disabled_at) where (disabled_at is not null)`,
  `create function announce_account() returns trigger language plpgsql as $$
  begin
    perform pg_notify('blockyard_changes', 'account:' || old.id);
    return null;
  end $$`,
  `create trigger accounts_are_announced after delete or update on accounts for each row execute function announce_account()`,
  `create function copy_person_to_memberships() returns trigger language plpgsql as $$
  begin
    update memberships set name_folded = new.name_folded, email_folded = new.email_folded where account_id = new.id;
    return null;
  end $$`,
  `create trigger accounts_copy_to_memberships after update of name_folded, email_folded on accounts for each row when (((old.name_folded is distinct from new.name_folded) or (old.email_folded is distinct from new.email_folded))) execute function copy_person_to_memberships()`,
  `create function renew_account_version() returns trigger language plpgsql as $$
  begin
    new.version := nextval('account_versions');
    return new;
  end $$`,
  `create trigger accounts_have_versions before update on accounts for each row when ((not (old.last_active_at is distinct from new.last_active_at))) execute function renew_account_version()`,
  `alter table personal_exports add foreign key (account_id) references accounts(id) on delete cascade`,
  `create table consents (
    id bigint generated always as identity, account_id text not null, subject text not null, version text not null,
    given boolean not null, at timestamptz not null, address text, primary key (id),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index consents_by_account on consents (account_id, subject, id)`,
  `create function refuse_consent_change() returns trigger language plpgsql as $$
  begin
    raise exception 'consents are append-only';
  end $$`,
  `create trigger consents_are_append_only before update on consents for each row execute function refuse_consent_change()`,
  `create table sessions (
    account_id text not null, signed_in_at timestamptz not null, device text, network text not null,
    last_seen_at timestamptz not null, ended_at timestamptz, primary key (account_id, signed_in_at),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create function renew_version_of_member() returns trigger language plpgsql as $$
  begin
    update accounts set version = default where id in (old.account_id, new.account_id);
    return null;
  end $$`,
  `create trigger ended_sessions_renew_versions after update on sessions for each row when ((old.ended_at is distinct from new.ended_at)) execute function renew_version_of_member()`,
  `create table devices (
    id text not null, account_id text not null, client_id text not null, name text not null, second_factor boolean not null,
    sessions_mark text not null, paired_at timestamptz not null, last_seen_at timestamptz not null,
    primary key (id), foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index devices_of_account on devices (account_id)`,
  `create table device_authorizations (
    device_code text not null, user_code text not null, client_id text not null, device_name text not null,
    network text not null, expires_at timestamptz not null, interval_seconds integer not null,
    polled_at timestamptz, denied boolean default false not null, account_id text, second_factor boolean,
    sessions_mark text, primary key (device_code), unique (user_code),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index device_authorizations_by_end on device_authorizations (expires_at)`,
  `create index device_authorizations_of_account on device_authorizations (account_id) where (account_id is not null)`,
  `create table device_tokens (
    fingerprint text not null, device_id text not null, kind text not null, used_at timestamptz,
    expires_at timestamptz not null,
    constraint device_tokens_kind_check check (kind in ('access', 'refresh')), primary key (fingerprint),
    foreign key (device_id) references devices(id) on delete cascade
  )`,
  `create index device_tokens_of_device on device_tokens (device_id)`,
  `create table login_codes (
    account_id text not null, fingerprint text not null, second_factor boolean not null, sessions_mark text not null,
    expires_at timestamptz not null, unique (fingerprint), primary key (account_id),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create table pending_sign_ups (
    email text not null, first_name text not null, last_name text not null, school_or_district text, campaign jsonb not null,
    at timestamptz not null, consents jsonb default '[]'::jsonb not null, primary key (email)
  )`,
  `create table sign_in_codes (
    email text not null, digest text, expires_at timestamptz not null, link_fingerprint text,
    tries jsonb default '{}'::jsonb not null, primary key (email)
  )`,
  `create index sign_in_codes_by_age on sign_in_codes (expires_at)`,
  `create unique index sign_in_codes_by_link on sign_in_codes (link_fingerprint)`,
  `create table recovery_codes (
    account_id text not null, digest text not null, primary key (account_id, digest),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
];
