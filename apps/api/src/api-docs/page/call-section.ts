/** One call on the page. */
import { escapeHtml } from '@kinora/identity/mails/escape-html';
import type { Answer, ApiCall, Content } from '../api-call.ts';
import { docsTexts } from '../docs-texts.ts';
import { refusalsOf } from '../refusals.ts';
import { answeredSchema, sentSchema } from '../shapes.ts';
import { curlOf } from './curl.ts';
import { describeType } from './describe-type.ts';
import { fieldsTable, table } from './fields-table.ts';
import { code, jsonLines, prose } from './markup.ts';

const { call: texts, askers, everyCall } = docsTexts;

export function callSection(call: ApiCall, publicUrl: string): string {
  const { id, method, path, summary, notes, who } = call;
  return `<section class="call" aria-labelledby="${id}">
<div class="told">
<h3 id="${id}"><span class="method ${method}">${method}</span> <a href="#${id}">${escapeHtml(path)}</a></h3>
<p>${prose(summary)}${notes === undefined ? '' : ` ${prose(notes)}`}</p>
<p class="who">${prose(askers[who])}</p>
${parametersPart(call)}${bodyPart(call)}${answersPart(call)}${refusalsPart(call)}</div>
<div class="shown">${examplePart(call, publicUrl)}</div>
</section>`;
}

function parametersPart({ id, parameters = [] }: ApiCall): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, shape, about, isNeeded }) => ({
    name,
    type: describeType(sentSchema(shape)),
    about,
    isNeeded: isNeeded === true,
  }));
  return `<h4>${texts.parameters}</h4>${table(`${texts.parameters} ${id}`, rows)}`;
}

function bodyPart({ id, body }: ApiCall): string {
  if (!body) return '';
  const schema = sentSchema(body.shape);
  const optional = body.isOptional ? ` <i>${docsTexts.fields.optional}</i>` : '';
  return `<h4>${texts.body}${optional}</h4>${fieldsTable(schema, `${texts.body} ${id}`)}`;
}

function answersPart({ answers }: ApiCall): string {
  return `<h4>${texts.answers}</h4><ul class="answers">${answers.map(answerItem).join('')}</ul>`;
}

function answerItem({ status, about, contents = [], headers = [] }: Answer): string {
  const named = headers.map((name) => code(name)).join(', ');
  return `<li><b class="status">${status}</b><div>${prose(about)}${contents.map(contentLine).join('')}${
    named && `<span>${texts.headers} ${named}</span>`
  }</div></li>`;
}

function contentLine({ type, shape }: Content): string {
  return `<span>${code(type)}${shape ? ` ${describeType(answeredSchema(shape))}` : ''}</span>`;
}

/** Only what not every call can refuse. */
function refusalsPart(call: ApiCall): string {
  const own = refusalsOf(call).flatMap(({ status, codes }) => {
    const special = codes.filter((name) => !Object.hasOwn(everyCall.codes, name));
    return special.length > 0 ? [{ status, special }] : [];
  });
  if (own.length === 0) return '';
  const items = own.map(
    ({ status, special }) =>
      `<li><b class="status bad">${status}</b><div class="codes">${special.map((name) => code(name)).join(' ')}</div></li>`,
  );
  return `<h4>${texts.refusals}</h4><ul class="answers">${items.join('')}</ul>`;
}

function examplePart(call: ApiCall, publicUrl: string): string {
  const command = `<h4>${texts.example}</h4><pre>${escapeHtml(curlOf(call, publicUrl))}</pre>`;
  const [shown] = call.answers
    .flatMap(({ contents = [] }) => contents)
    .filter(({ example }) => example !== undefined);
  if (!shown) return command;
  return `${command}<h4>${texts.exampleAnswer}</h4><pre>${jsonLines(shown.example)}</pre>`;
}
