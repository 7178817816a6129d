import type { MailboxEntry } from './read-mailbox.ts';

/** The page has no script; its one style sheet is a file, so that the content policy needs no exception. */
export function mailboxPage(entries: readonly MailboxEntry[]): string {
  const body =
    entries.length === 0
      ? '<p class="empty">No emails yet. Sign up or request a reset link, then reload this page.</p>'
      : entries.map(mailArticle).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Local mailbox</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>Emails that this service would have sent. They are kept here because no mail server is configured (<code>SMTP_URL</code>).
<a href="/mailbox">Reload</a></p>
${body}
</main>
</body>
</html>
`;
}

function mailArticle({ to, subject, date, text }: MailboxEntry): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To <bdi>${escapeHtml(to)}</bdi>, ${escapeHtml(localTime(date))}</p>
<div class="text">${linkAddresses(text)}</div>
</article>`;
}

/** This page is only for the machine that the service runs on: its clock is the reader's. */
function localTime(date: string): string {
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return date;
  return at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'medium' });
}

function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const mailboxStyle = `:root { font: 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Inter, Roboto,
  'Liberation Sans', Arial, sans-serif; color-scheme: light dark; }
body { margin: 0; background: light-dark(#f4f6fa, #10151f); color: light-dark(#1a2233, #e6eaf2); }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 0; }
a { color: light-dark(#1d4ed8, #8ab4ff); overflow-wrap: anywhere; }
article { margin-top: 16px; padding: 16px; border-radius: 10px; background: light-dark(#fff, #1a2130);
  border: 1px solid light-dark(#dce2ec, #2b3547); }
.meta { margin: 4px 0 12px; font-size: 14px; color: light-dark(#556077, #9aa7bd); }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 32px; text-align: center; }
`;
