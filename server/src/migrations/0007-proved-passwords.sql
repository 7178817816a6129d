-- True: the password was set by a link that was mailed to the address, so its owner chose it. The one of a sign-up was
-- chosen by whoever typed the address, and the owner may have opened the link without having signed up.
alter table users add column password_proved boolean not null default false;
