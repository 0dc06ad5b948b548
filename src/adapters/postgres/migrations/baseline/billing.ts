export const billing = [
  `create table grants (
    id bigint generated always as identity, account_id text, kind text not null, starts_at timestamptz not null,
    ends_at timestamptz not null, organization_id text, seats integer, owed text, order_id text,
    trusted_until timestamptz, given_by text, given_note text,
    constraint grants_check check (starts_at <= ends_at),
    constraint grants_check1 check ((owed is not null) or (trusted_until is null)),
    constraint grants_given check ((given_by is null) = (given_note is null)),
    constraint grants_given_by_check check (given_by in ('code', 'staff')),
    constraint grants_have_one_holder check (num_nonnulls(account_id, organization_id) = 1),
    constraint grants_kind_check check (kind in ('trial', 'personal', 'school', 'district', 'comp')),
    constraint grants_owed_check check (owed in ('purchase-order', 'card')),
    constraint grants_seats_check check (seats > 0),
    constraint organizations_have_seats check ((organization_id is null) = (seats is null)), unique (order_id),
    primary key (id), foreign key (account_id) references accounts(id) on delete cascade,
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create index grants_by_end on grants (ends_at)`,
  `create index grants_of_account on grants (account_id)`,
  `create index grants_of_organization on grants (organization_id) where (organization_id is not null)`,
  `create index trials_by_start on grants (starts_at) where (kind = 'trial')`,
  `create function renew_version_of_grants_account() returns trigger language plpgsql as $$
  begin
    if coalesce(old.account_id, new.account_id) is not null then
      update accounts set version = default where id in (old.account_id, new.account_id);
    end if;
    if coalesce(old.organization_id, new.organization_id) is not null then
      update accounts set version = default where id in (
        select m.account_id from organizations o join memberships m
          on m.organization_path >= o.path and m.organization_path < left(o.path, -1) || '0'
        where o.id in (old.organization_id, new.organization_id) and m.to_at is null);
    end if;
    return null;
  end $$`,
  `create trigger grants_renew_versions after insert or delete or update on grants for each row execute function renew_version_of_grants_account()`,
  `create table ended_trials (
    digest text not null, ends_at timestamptz not null, erased_at timestamptz not null,
    primary key (digest)
  )`,
  `create table trial_requests (
    account_id text not null, why text not null, asked_at timestamptz not null,
    answered_at timestamptz, granted boolean,
    constraint trial_requests_check check ((answered_at is null) = (granted is null)),
    constraint trial_requests_why_check check ((char_length(why) >= 1) and (char_length(why) <= 500)),
    primary key (account_id), foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index trial_requests_waiting on trial_requests (asked_at, account_id) where (answered_at is null)`,
  `create table notices (
    id text not null, name text not null, key text not null, holder_kind text not null, holder_id text not null, account_id text,
    address text not null, sent_at timestamptz not null,
    constraint notices_holder_kind_check check (holder_kind in ('account', 'organization', 'guest')),
    unique (address, key), primary key (id), foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index notices_of_account on notices (account_id, sent_at) where (account_id is not null)`,
  `create index notices_of_holder on notices (holder_id, sent_at)`,
  `create table notice_stops (
    account_id text, address text, topic text not null,
    constraint notice_stops_check check ((account_id is null) <> (address is null)),
    constraint notice_stops_topic_check check (topic in ('hints', 'reminders')),
    foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create unique index notice_stops_of_account on notice_stops (account_id, topic) where (account_id is not null)`,
  `create unique index notice_stops_of_address on notice_stops (address, topic) where (address is not null)`,
  `create table code_batches (
    id text not null, plan text not null, seats integer not null, years integer not null, reseller text not null,
    amount integer not null, made_at timestamptz not null, valid_until timestamptz not null,
    revoked_at timestamptz, constraint code_batches_amount_check check ((amount >= 1) and (amount <= 10000)),
    constraint code_batches_plan_check check (plan in ('teacher', 'school', 'district')),
    constraint code_batches_seats_check check (seats > 0),
    constraint code_batches_years_check check ((years >= 1) and (years <= 3)), primary key (id)
  )`,
  `create table activation_codes (
    digest text not null, batch_id text not null, used_at timestamptz, used_by text, holder text,
    revoked_at timestamptz, constraint activation_codes_check check ((used_at is null) = (holder is null)),
    primary key (digest), foreign key (batch_id) references code_batches(id) on delete cascade
  )`,
  `create index activation_codes_of_account on activation_codes (used_by) where (used_by is not null)`,
  `create index activation_codes_of_batch on activation_codes (batch_id)`,
  `create table discount_codes (
    code text not null, percent integer not null, plans text[] not null, valid_until text, most_uses integer,
    made_at timestamptz not null, ended_at timestamptz,
    constraint discount_codes_most_uses_check check (most_uses > 0),
    constraint discount_codes_percent_check check ((percent >= 1) and (percent <= 90)),
    constraint discount_codes_plans_check check (cardinality(plans) > 0), primary key (code)
  )`,
  `create table stock (
    product text not null, on_hand integer default 0 not null, reserved integer default 0 not null,
    constraint stock_check check (reserved <= on_hand), constraint stock_on_hand_check check (on_hand >= 0),
    constraint stock_product_check check (product in ('dock-kit', 'dock-kit-10')),
    constraint stock_reserved_check check (reserved >= 0), primary key (product)
  )`,
  `insert into stock (product) values ('dock-kit'), ('dock-kit-10')`,
];
