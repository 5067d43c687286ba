/** The page that describes every call: plain HTML, readable without scripts. */
import { escapeHtml } from '@kinora/identity/mails/escape-html';
import { sha256Source } from '../../http/sha256-source.ts';
import type { Subject } from '../api-call.ts';
import { subjects } from '../calls/all-subjects.ts';
import { docsTexts } from '../docs-texts.ts';
import { namedSchemas } from '../shapes.ts';
import { callSection } from './call-section.ts';
import { describeType, choicesOf } from './describe-type.ts';
import { fieldsTable } from './fields-table.ts';
import { code, prose } from './markup.ts';
import { style } from './style.ts';

/** Nothing is loaded, run or framed. */
export const docsPolicy = `default-src 'none'; style-src '${sha256Source(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const { page: texts, everyCall } = docsTexts;

export function docsPage(publicUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(texts.documentTitle)}</title><meta name="description" content="${escapeHtml(texts.description)}">
<style>${style}</style></head>
<body>
<a class="skip" href="#calls">${texts.skip}</a>
<header><p><a href="/">Kinora</a></p><h1>${escapeHtml(docsTexts.title)}</h1><p>${prose(docsTexts.about)}</p>
<p><a href="/api/docs/openapi.json">${escapeHtml(texts.document)}</a></p></header>
<div class="sheet">
<nav aria-label="${texts.contents}"><ul>${contents()}</ul></nav>
<main id="calls">
${everyCallSection(publicUrl)}
${subjects.map((subject) => subjectSection(subject, publicUrl)).join('\n')}
${shapesSection()}
</main>
</div>
</body>
</html>
`;
}

function contents(): string {
  return [
    navLink('every-call', everyCall.title),
    ...subjects.map(navItem),
    navLink('shapes', texts.shapes),
  ].join('\n');
}

function navItem({ name, title, calls }: Subject): string {
  const links = calls.map(
    ({ id, method, path }) =>
      `<li><a href="#${id}" aria-label="${method} ${escapeHtml(path)}"><span class="method ${method}">${method}</span> ${breakable(path)}</a></li>`,
  );
  return `<li><a href="#${name}">${escapeHtml(title)}</a><ul>${links.join('')}</ul></li>`;
}

/** A long address breaks after its strokes; read out, it would have pauses there. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>');
}

function navLink(id: string, title: string): string {
  return `<li><a href="#${id}">${escapeHtml(title)}</a></li>`;
}

function subjectSection({ name, title, about, calls }: Subject, publicUrl: string): string {
  return `<section class="subject" aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(title)}</h2><p>${prose(about)}</p>
${calls.map((call) => callSection(call, publicUrl)).join('\n')}</section>`;
}

function everyCallSection(publicUrl: string): string {
  const refusals = Object.entries(everyCall.codes).map(
    ([name, [status, about]]) =>
      `<li><b class="status bad">${status}</b><div>${code(name)}<span>${prose(about)}</span></div></li>`,
  );
  return `<section class="subject" aria-labelledby="every-call"><h2 id="every-call">${everyCall.title}</h2>
${everyCall.paragraphs.map((text) => `<p>${prose(text)}</p>`).join('\n')}
<div class="call"><div class="told"><h3>${everyCall.refusals}</h3><ul class="answers">${refusals.join('')}</ul></div>
<div class="shown"><h3>${everyCall.signIn}</h3><pre>${escapeHtml(everyCall.signInCommands.replaceAll('{url}', publicUrl))}</pre></div></div></section>`;
}

function shapesSection(): string {
  const shapes = Object.entries(namedSchemas()).map(
    ([
      name,
      schema,
    ]) => `<section class="shape" aria-labelledby="shape-${name}"><h3 id="shape-${name}">${name}</h3>
${choicesOf(schema) ? `<p>${prose(texts.oneOf)}</p>` : ''}${(choicesOf(schema) ?? [schema]).map((part) => fieldsTable(part, name) || describeType(part)).join('\n')}</section>`,
  );
  return `<section class="subject" aria-labelledby="shapes"><h2 id="shapes">${texts.shapes}</h2><p>${texts.aboutShapes}</p>
${shapes.join('\n')}</section>`;
}
