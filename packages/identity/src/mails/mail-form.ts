/** The form of every mail: the same words as plain text and as HTML that mail clients understand. */
import type { Mail } from '../identity.ts';
import { escapeHtml } from './escape-html.ts';
import { greeting } from './greeting.ts';

export type MailContent = Omit<Mail, 'to'>;

export interface MailWords {
  subject: string;
  /** The name of whom it is for; empty where there is none. */
  name: string;
  /** What it is about. */
  lines: readonly string[];
  action?: { label: string; link: string; line: string };
  /** What to do if it was not the reader. */
  ifNotYou: string;
  /** Why the mail came. */
  reason: string;
}

export function writeMail(words: MailWords): MailContent {
  return { subject: words.subject, text: writeText(words), html: writeHtml(words) };
}

function writeText({ name, lines, action, ifNotYou, reason }: MailWords): string {
  // The link stands on a line of its own, so that no client takes a word into it.
  const actionLines = action ? [`${action.label}:\n${action.link}`, action.line] : [];
  return [greeting(name), ...lines, ...actionLines, ifNotYou, 'Kinora', `-- \n${reason}\n`].join('\n\n');
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail clients drop style sheets at will: the light form stands inline, the dark one is an offer. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#100d0a !important}.sheet{background:#1a1612 !important;border-color:#39312a !important}
.ink{color:#f6efe3 !important}.soft{color:#b5aa9b !important}.line{border-color:#39312a !important}
.button{background:#f2b65a !important;color:#100d0a !important}.link{color:#f2b65a !important}}`;

function writeHtml({ subject, name, lines, action, ifNotYou, reason }: MailWords): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="ground" style="margin:0;background:#f4efe7">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e4dbcd;border-radius:12px;border-collapse:separate">
<tr><td style="padding:28px 28px 8px">${brand}${paragraph(greeting(name))}${lines.map(paragraph).join('')}</td></tr>
${action ? actionRows(action) : ''}<tr><td style="padding:0 28px 24px">${paragraph(ifNotYou)}</td></tr>
<tr><td class="line" style="padding:16px 28px 20px;border-top:1px solid #e4dbcd"><p class="soft" style="margin:0;${font};font-size:13px;line-height:20px;color:#6a5f52">${escapeHtml(reason)}</p></td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

const brand = `<p class="ink" style="margin:0 0 20px;font-family:Georgia,serif;font-size:24px;line-height:32px;color:#1a1612">Kinora</p>`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#1a1612">${escapeHtml(text)}</p>`;
}

function actionRows({ label, link, line }: NonNullable<MailWords['action']>): string {
  const href = escapeHtml(link);
  return `<tr><td style="padding:8px 28px 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td>
<a class="button" href="${href}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:#1a1612;color:#ffffff;${font};font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table></td></tr>
<tr><td style="padding:0 28px">${paragraph(line)}<p class="soft" style="margin:0 0 4px;${font};font-size:13px;line-height:20px;color:#6a5f52">If the button does nothing, open this address in your browser:</p>
<p style="margin:0 0 20px;${font};font-size:13px;line-height:20px;word-break:break-all"><a class="link" href="${href}" style="color:#8a5a12">${href}</a></p></td></tr>
`;
}
