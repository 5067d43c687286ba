/** A call as a command that can be pasted into a shell. */
import type { ApiCall, Parameter } from '../api-call.ts';

/** `TOKEN` stands for an ID token, `kinora.cookies` for the file that signing in wrote. */
export function curlOf(call: ApiCall, publicUrl: string): string {
  const { method, body, who } = call;
  return [
    `curl '${publicUrl}${addressOf(call)}'`,
    ...(method === 'GET' || (method === 'POST' && body) ? [] : [`-X ${method}`]),
    ...(who === 'token' ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(who === 'session' || who === 'visitor' ? [`-b kinora.cookies`] : []),
    ...(call.id === 'signIn' ? [`-c kinora.cookies`] : []),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body.example)}'`] : []),
    ...(call.id === 'signInWithGoogle' ? ['-i'] : []),
  ].join(' \\\n  ');
}

/** The address with the examples of its parameters. */
export function addressOf({ path, parameters = [] }: ApiCall): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const filled = inPath.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, String(example)),
    path,
  );
  return filled + queryOf(inQuery);
}

function queryOf(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  return `?${new URLSearchParams(parameters.map(({ name, example }) => [name, String(example)])).toString()}`;
}
