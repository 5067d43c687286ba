/** What is wrong with an answer, by the document. */
import type { LightMyRequestResponse } from 'fastify';
import type { DocumentedResponse, OpenApiDocument, Operation } from '../document.ts';
import type { SchemaChecks } from '../test-schema-checks.ts';
import type { DocumentedCall, FuzzCall } from './fuzz-call.ts';

export interface Documented {
  document: OpenApiDocument;
  checks: SchemaChecks;
}

/** A sentence, or undefined where the answer is as documented. */
export function faultOf(
  { document, checks }: Documented,
  { path, operation }: DocumentedCall,
  call: FuzzCall,
  answer: LightMyRequestResponse,
): string | undefined {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `${statusCode} is a fault of the server: ${body.slice(0, 300)}`;
  if (!isOf(path, call.url)) return undefined;
  if (statusCode < 400 && call.who !== 'user' && isForUsers(operation))
    return `${statusCode} for nobody that the site knows`;
  const found = operation.responses[statusCode];
  if (!found) return `${statusCode} is not documented: ${body.slice(0, 300)}`;
  const response = resolve(document, found);
  if (call.isMeantWell && isAboutTheInput(answer))
    return `what is as documented is refused: ${body.slice(0, 300)}`;
  const missing = Object.keys(response.headers ?? {}).find(
    (name) => isAlways(name) && headers[name.toLowerCase()] === undefined,
  );
  if (missing) return `${statusCode} comes without ${missing}`;
  return bodyFault(checks, response, answer);
}

function bodyFault(
  checks: SchemaChecks,
  { content }: DocumentedResponse,
  { statusCode, headers, body }: LightMyRequestResponse,
): string | undefined {
  if (!content) return body === '' ? undefined : `${statusCode} has a body that is not documented`;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const media = content[type];
  if (!media) return `${statusCode} has the type ${type}, which is not documented`;
  if (!media.schema) return undefined;
  const faults = checks.faultsOf(media.schema, JSON.parse(body));
  return faults.length === 0
    ? undefined
    : `${statusCode} has another body: ${faults.join('; ')} in ${body.slice(0, 300)}`;
}

function resolve(
  { components }: OpenApiDocument,
  response: DocumentedResponse | { $ref: string },
): DocumentedResponse {
  if (!('$ref' in response)) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const found = components.responses[name];
  if (!found) throw new Error(`${response.$ref} leads nowhere.`);
  return found;
}

function isForUsers({ security }: Operation): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** Clients read `..` out of an address before they send it; what is left may be of another call. */
function isOf(path: string, url: string): boolean {
  const pattern = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    // Within a segment there are only numbers, none longer than the router takes.
    .replace(/-\{\w+\}/g, '-\\d{1,100}')
    .replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(new URL(url, 'http://localhost').pathname);
}

function isAboutTheInput({ statusCode, body }: LightMyRequestResponse): boolean {
  return (
    [400, 413, 414, 415].includes(statusCode) && /"code":"invalid-input"|"status_code":(5|22),/.test(body)
  );
}

/** Cookies are only set where something changes, and not every limit counts in windows. */
function isAlways(name: string): boolean {
  return name !== 'Set-Cookie' && !name.startsWith('RateLimit-');
}
