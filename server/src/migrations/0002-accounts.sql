-- An account exists once its mailbox was proved or an OpenID provider vouched for the person.
create table users (
  id uuid primary key,
  -- Trimmed, lower-case, NFC.
  email text not null,
  -- Null: the address is what a provider said and nobody has proved it. Such an address owns nothing.
  email_verified_at timestamptz,
  full_name text not null,
  -- Null: the person signs in with a provider only.
  password_hash text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index users_verified_email on users (email) where email_verified_at is not null;

-- Keyed by what the provider says the person is, never by an email address.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- Every sign-up is a row, whether or not the address already has an account, so that both look the same from outside.
-- Each carries its own password: a link activates only what the person who asked for that link had typed.
create table sign_ups (
  id uuid primary key,
  email text not null,
  full_name text not null,
  -- Null once the link was used.
  password_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index sign_ups_email on sign_ups (email, created_at desc);
create index sign_ups_expiry on sign_ups (expires_at);

create table mailed_links (
  -- SHA-256 of the token; the token itself is only in the mail.
  token_hash text primary key,
  sign_up_id uuid references sign_ups on delete cascade,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A link of a sign-up verifies an address, a link of a user resets a password.
  check ((sign_up_id is null) <> (user_id is null))
);
create index mailed_links_sign_up on mailed_links (sign_up_id);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_expiry on mailed_links (expires_at);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token in the cookie, and of the one before it.
  token_hash text not null unique,
  previous_token_hash text unique,
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  -- First request that carried the present token. The previous one is good until shortly after this.
  confirmed_at timestamptz,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (least(idle_expires_at, absolute_expires_at));

create table sign_in_attempts (
  -- SHA-256 of the `state` and of the cookie that ties it to one browser.
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Columns as rate-limiter-flexible wants them. Unlogged: a crash empties it, which only forgives.
create unlogged table throttles (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index throttles_expiry on throttles (expire);
