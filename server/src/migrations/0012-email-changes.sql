-- A new address that somebody who is logged in asked for. It replaces the address of the account when its link is opened.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Trimmed, lower-case, NFC. It may belong to another account: only the mail tells.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index email_changes_user on email_changes (user_id, created_at desc);
create index email_changes_expiry on email_changes (expires_at);

alter table mailed_links
  add column email_change_id uuid references email_changes on delete cascade,
  drop constraint mailed_links_check,
  add constraint mailed_links_purpose check (num_nonnulls(sign_up_id, user_id, email_change_id) = 1);
create index mailed_links_email_change on mailed_links (email_change_id);
