/** The table of the calls as an OpenAPI 3.1 document. */
import { failureOf } from '@kinora/contracts/shapes/failure';
import { tmdbError } from '@kinora/contracts/shapes/tmdb-error';
import { sessionCookieName } from '@kinora/identity/sessions/session-cookies';
import { type Answer, type ApiCall, headers, type HeaderName, type Parameter } from './api-call.ts';
import { subjects } from './calls/all-subjects.ts';
import { docsTexts } from './docs-texts.ts';
import { rateHeaders, type Refusal, refusalsOf } from './refusals.ts';
import { type JsonSchema, namedSchemas, answeredSchema, sentSchema } from './shapes.ts';

export interface OpenApiDocument {
  openapi: string;
  info: JsonSchema;
  servers: readonly { url: string }[];
  tags: readonly JsonSchema[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, DocumentedResponse>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: readonly Record<string, string[]>[];
  parameters?: readonly DocumentedParameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  /** By status. */
  responses: Record<string, DocumentedResponse | { $ref: string }>;
}

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example: string | number;
}

export interface DocumentedResponse {
  description: string;
  headers?: Record<string, JsonSchema>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
}

/** `publicUrl` is where the site is reached; whether it is HTTPS decides the name of the session's cookie. */
export function createDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const responses: OpenApiDocument['components']['responses'] = {};
  for (const { name, calls } of subjects) {
    for (const call of calls) {
      const methods = (paths[call.path] ??= {});
      methods[call.method.toLowerCase()] = describeCall(call, name);
      for (const refusal of refusalsOf(call))
        responses[nameOf(refusal, call)] ??= describeRefusal(refusal, call);
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: docsTexts.title, version: '1.0.0', description: docsTexts.about },
    servers: [{ url: publicUrl }],
    tags: subjects.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: { schemas: namedSchemas(), responses, securitySchemes: securitySchemes(publicUrl) },
  };
}

function securitySchemes(publicUrl: string): Record<string, JsonSchema> {
  return {
    idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: docsTexts.idToken },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(publicUrl),
      description: docsTexts.session,
    },
  };
}

const security: Record<ApiCall['who'], Operation['security']> = {
  everybody: [],
  recognised: [{}, { idToken: [] }],
  token: [{ idToken: [] }],
  session: [{ session: [] }],
  visitor: [{}, { session: [] }],
};

function describeCall(call: ApiCall, subject: string): Operation {
  const { id, summary, notes, who, parameters = [], body } = call;
  return {
    operationId: id,
    tags: [subject],
    summary,
    ...(notes !== undefined && { description: notes }),
    security: security[who],
    ...(parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: { 'application/json': { schema: sentSchema(body.shape), example: body.example } },
      },
    }),
    responses: Object.fromEntries([
      ...call.answers.map((answer) => [answer.status, describeAnswer(answer, who)]),
      ...refusalsOf(call).map((refusal) => [
        refusal.status,
        { $ref: `#/components/responses/${nameOf(refusal, call)}` },
      ]),
    ]),
  };
}

function describeParameter({ name, in: place, shape, about, example, isNeeded }: Parameter) {
  const schema = sentSchema(shape);
  return { name, in: place, required: isNeeded === true, description: about, schema, example };
}

function describeAnswer(
  { about, headers: own = [], contents = [] }: Answer,
  who: ApiCall['who'],
): DocumentedResponse {
  const names = who === 'token' ? [...own, ...rateHeaders] : own;
  return {
    description: about,
    ...(names.length > 0 && { headers: describeHeaders(names) }),
    ...(contents.length > 0 && {
      content: Object.fromEntries(
        contents.map(({ type, shape, example }) => [
          type,
          {
            ...(shape && { schema: answeredSchema(shape) }),
            ...(example !== undefined && { example }),
          },
        ]),
      ),
    }),
  };
}

/** Calls that refuse alike share the description. */
function nameOf({ status, codes, headers: names }: Refusal, { isTmdb }: ApiCall): string {
  return [...(isTmdb ? ['tmdb'] : []), status, ...codes, ...names].join('.');
}

function describeRefusal({ status, codes, headers: names }: Refusal, call: ApiCall): DocumentedResponse {
  const shape = call.isTmdb ? tmdbError : failureOf(codes);
  return {
    description:
      `${docsTexts.statuses[status] ?? ''} ${codes.map((code) => `\`${code}\``).join(', ')}`.trim(),
    ...(names.length > 0 && { headers: describeHeaders(names) }),
    content: { 'application/json': { schema: answeredSchema(shape) } },
  };
}

function describeHeaders(names: readonly HeaderName[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => [name, { description: headers[name], schema: { type: 'string' } }]),
  );
}
