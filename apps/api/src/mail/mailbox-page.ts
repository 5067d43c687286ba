/** The page of the outbox: a list of mails, each as text and as HTML in a frame that can run nothing. */
import type { Mail } from '@kinora/identity/identity';
import { escapeHtml } from '@kinora/identity/mails/escape-html';
import { sha256Source } from '../http/sha256-source.ts';
import type { KeptMail } from './outbox.store.ts';

const style = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:#100d0a;color:#f6efe3;font:1rem/1.55 system-ui,sans-serif}
header{display:grid;grid-template-columns:1fr auto;gap:.25rem 1.5rem;align-items:baseline;margin-bottom:1.5rem}
h1{margin:0;font:500 2rem/1.2 Georgia,serif}header p{margin:0;grid-column:1/-1;color:#cfc5b6}
a{color:#f2b65a;overflow-wrap:anywhere}a:focus-visible,summary:focus-visible{outline:2px solid #ffdf9e;outline-offset:3px;border-radius:4px}
nav a{display:inline-block;padding:.6rem 0;margin-left:1.25rem}nav a:first-child{margin-left:0}
details{border:1px solid #39312a;border-radius:12px;background:#1a1612;margin-bottom:.75rem;overflow:hidden}
summary{padding:.9rem 1.1rem;cursor:pointer;display:grid;gap:.1rem 1rem}summary::-webkit-details-marker{display:none}
summary strong{font-weight:600;overflow-wrap:anywhere}summary strong::before{content:'▸';display:inline-block;width:1.1em;color:#f2b65a}details[open] summary strong::before{content:'▾'}summary:hover{background:#26201a}summary span{color:#cfc5b6;overflow-wrap:anywhere}summary span,time{padding-left:1.1em}time{color:#a79c8d;font-variant-numeric:tabular-nums}
.forms{display:grid;gap:1px;background:#39312a;border-top:1px solid #39312a}
.forms>*{background:#1a1612;min-width:0}h2{margin:0;padding:.9rem 1.1rem 0;font-size:.8125rem;font-weight:600;color:#a79c8d}
pre{margin:0;padding:.5rem 1.1rem 1.25rem;font:.9375rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:38rem;border:0;margin-top:.5rem;background:#100d0a}.empty{padding:3rem 0;color:#cfc5b6}
@media(min-width:48rem){summary{grid-template-columns:1fr auto}summary span{grid-row:2}time{grid-row:1;grid-column:2;padding-left:0}}
@media(min-width:64rem){.forms{grid-template-columns:1fr 1fr}}`;

/** The frames come from this site; nothing else is loaded and nothing runs. */
export const mailboxPolicy = `default-src 'none'; style-src '${sha256Source(style)}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A mail styles itself inline, as mails do. Its links open beside the mailbox. */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export function mailboxPage(mails: readonly KeptMail[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Mailbox · Kinora</title><style>${style}</style></head>
<body>
<header><h1>Mailbox</h1><nav aria-label="Mailbox"><a href="/dev/mailbox">Look again</a><a href="/">To Kinora</a></nav>
<p>This machine sends no mail. What Kinora would have sent is kept here, the newest first.</p></header>
<main>${mails.length === 0 ? '<p class="empty">No mail so far. Register an account, and its mail is here.</p>' : mails.map(article).join('\n')}</main>
</body>
</html>
`;
}

function article({ id, to, subject, text, date }: KeptMail, position: number): string {
  const title = escapeHtml(subject);
  return `<details${position === 0 ? ' open' : ''}>
<summary><strong>${title}</strong><span>to ${escapeHtml(to)}</span><time datetime="${date}">${readableTime(date)}</time></summary>
<div class="forms"><section aria-label="As text"><h2>As text</h2><pre>${withLinks(text)}</pre></section>
<section aria-label="As HTML"><h2>As HTML (<a href="/dev/mailbox/${id}">alone</a>)</h2>
<iframe src="/dev/mailbox/${id}" title="${title}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section></div>
</details>`;
}

/** The mail's own HTML, whose links open in a new tab. */
export function mailDocument({ html }: Mail): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}

function readableTime(date: string): string {
  return `${date.slice(0, 10)} ${date.slice(11, 19)} UTC`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, position) => (position % 2 === 1 ? link(part) : escapeHtml(part)))
    .join('');
}

function link(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}
