import { mailMessages, type MailWords } from '@app/shared/messages/mails';
import type { Mail } from '../../platform/mail/index.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * One mail as text and as HTML with the same words. Inline styles and one table: mail programs drop everything else.
 * No pictures and nothing loaded, so that reading it tells nobody.
 */
export function layOutMail(to: string, words: MailWords, url: string): Mail {
  return { to, subject: words.subject, text: layOutText(words, url), html: layOutHtml(words, url) };
}

function layOutText({ paragraphs, button, notes }: MailWords, url: string): string {
  return `${[...paragraphs, `${button}:\n${url}`, ...notes].join('\n\n')}\n\n-- \n${mailMessages.product}\n`;
}

function layOutHtml({ subject, paragraphs, button, notes }: MailWords, url: string): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const small = notes.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:#45566b">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f8fb;color:#14202e;${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:10px">
<tr><td style="padding:16px 24px;background:#0b2a5b;color:#ffffff;border-radius:10px 10px 0 0;font-weight:600">${mailMessages.product}</td></tr>
<tr><td style="padding:24px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.25">${escapeHtml(subject)}</h1>
${body}${layOutButton(button, url)}${small.join('')}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** The address also stands there as text, for programs that take links away. */
function layOutButton(label: string, url: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:#17479e;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:14px;color:#45566b">${mailMessages.withoutButton}<br><a href="${address}" style="color:#17479e;word-break:break-all">${address}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
