import type { Mail } from '../../platform/mail/index.ts';

export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print below the button. */
  readonly notes?: readonly string[];
}

const product = 'Discrepancy Checker';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * One mail as text and as HTML with the same words. Inline styles and one table: mail programs drop everything else.
 * No pictures and nothing loaded, so that reading it tells nobody.
 */
export function layOutMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: layOutText(content), html: layOutHtml(content) };
}

function layOutText({ paragraphs, button, notes = [] }: MailContent): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`];
  return `${[...paragraphs, ...link, ...notes].join('\n\n')}\n\n-- \n${product}\n`;
}

function layOutHtml({ subject, paragraphs, button, notes = [] }: MailContent): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const small = notes.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:#45566b">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f8fb;color:#14202e;${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:10px">
<tr><td style="padding:16px 24px;background:#0b2a5b;color:#ffffff;border-radius:10px 10px 0 0;font-weight:600">${product}</td></tr>
<tr><td style="padding:24px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.25">${escapeHtml(subject)}</h1>
${body}${button === undefined ? '' : layOutButton(button)}${small.join('')}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** The address also stands there as text, for programs that take links away. */
function layOutButton({ label, url }: NonNullable<MailContent['button']>): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:#17479e;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:14px;color:#45566b">If the button does not work, open this address:<br><a href="${address}" style="color:#17479e;word-break:break-all">${address}</a></p>`;
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
