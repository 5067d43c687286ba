/** The servers that the tests of a run share, each behind its door (`tools/test-door.ts`). */
import { expect, test } from 'vitest';

/** The server's address; undefined where there is no such server to be had. */
export async function askAtDoor(door: string): Promise<string | undefined> {
  const answer = await fetch(door);
  if (answer.status === 500) throw new Error(await answer.text());
  return answer.ok ? answer.text() : undefined;
}

/** Stands in for the tests that need the server. They are skipped and say so; with CI set they fail instead. */
export function refuseWithout(server: string): void {
  const reason = `${server} is neither installed here nor could it be installed.`;
  test(`${server} is there`, ({ skip }) => {
    skip(!process.env['CI'], reason);
    expect.unreachable(reason);
  });
}
