/** The one page of the stand-in: which account shall it be? */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../mails/escape-html.ts';
import { type DevelopmentAccount, offeredAccounts } from './accounts.ts';

const style = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:#eef1f6;color:#1c2230;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:#fff;border:1px solid #d5dbe6;border-radius:16px;overflow:hidden}
.mark{margin:0;padding:.7rem 1.5rem;background:#1c2230;color:#fff;font-size:.875rem;font-weight:600}
.head{padding:1.5rem 1.5rem 1rem}h1{margin:0 0 .35rem;font-size:1.5rem;line-height:1.25;font-weight:600}p{margin:0;color:#4a5468}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #e4e8ef}li{border-bottom:1px solid #e4e8ef}
.account,summary{display:flex;gap:1rem;align-items:center;width:100%;min-height:4.25rem;padding:.7rem 1.5rem;border:0;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.account:hover,summary:hover{background:#f3f6fb}
:focus-visible{outline:3px solid #2456c8;outline-offset:-3px}
.face{flex:none;display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:#d9e3f7;color:#1d3f8f;font-weight:600}
.who{min-width:0}.who b{display:block;font-weight:600;overflow-wrap:anywhere}.who span{display:block;color:#4a5468;font-size:.9375rem;overflow-wrap:anywhere}
summary::-webkit-details-marker{display:none}summary{list-style:none}
.another{display:grid;gap:.9rem;padding:.5rem 1.5rem 1.5rem}label{display:grid;gap:.3rem;font-size:.9375rem;font-weight:600}
input[type=email],input[type=text]{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #7b869c;border-radius:8px;background:#fff;color:inherit;font:inherit}
.check{display:flex;gap:.6rem;align-items:center;font-weight:400;min-height:2rem}.check input{width:1.2rem;height:1.2rem;margin:0}
.go{min-height:2.75rem;border:0;border-radius:999px;background:#2456c8;color:#fff;font:inherit;font-weight:600;cursor:pointer}
.go:focus-visible,.quiet:focus-visible{outline-offset:2px}
.foot{padding:1rem 1.5rem 1.25rem;text-align:right}.quiet{min-height:2.75rem;padding:0 1rem;border:0;border-radius:999px;background:none;color:#2456c8;font:inherit;font-weight:600;cursor:pointer}
.problem{padding:0 1.5rem 1.5rem}`;

/** `comingBack` is where the answer leads: browsers hold the way of a form's answer against this policy too. */
export function chooserPolicy(comingBack: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${comingBack}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Every button sends its choice to the address of the page itself. */
export function chooserPage(siteName: string): string {
  return page(
    'Choose an account',
    `<div class="head"><h1>Choose an account</h1><p>to continue to ${escapeHtml(siteName)}</p></div>
<form method="post"><ul>
${offeredAccounts.map(accountRow).join('\n')}
</ul></form>
<details><summary><span class="face" aria-hidden="true">+</span><span class="who"><b>Use another account</b></span></summary>
<form method="post" class="another">
<label>Email<input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>Name, if it has one<input type="text" name="name" maxlength="80" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" checked>The address is verified</label>
<button class="go" name="choice" value="another">Continue</button>
</form></details>
<form method="post" class="foot"><button class="quiet" name="choice" value="cancel">Cancel</button></form>`,
  );
}

export function problemPage(problem: string): string {
  return page(
    'Something is wrong',
    `<div class="head"><h1>Something is wrong</h1></div><p class="problem">${escapeHtml(problem)}</p>`,
  );
}

function accountRow({ email, name, isVerified }: DevelopmentAccount, position: number): string {
  const title = name === '' ? 'No name' : name;
  const state = isVerified ? 'verified' : 'not verified';
  return `<li><button class="account" name="choice" value="${position}"><span class="face" aria-hidden="true">${escapeHtml(title.charAt(0))}</span>
<span class="who"><b>${escapeHtml(title)}</b><span>${escapeHtml(email)}</span><span>${state}</span></span></button></li>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Stand-in for Google</title><style>${style}</style></head>
<body><main>
<p class="mark">Stand-in for Google, development only</p>
${body}
</main></body>
</html>
`;
}
