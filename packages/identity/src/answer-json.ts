/** Answers of identity are for the one who asked and kept nowhere. */
export function answerJson(value: unknown, setCookies: readonly string[] = []): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'cookie',
  });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(value), { headers });
}
