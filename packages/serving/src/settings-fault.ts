/** The environment has faults; the message lists them all, by name and without values. */
export class SettingsFault extends Error {
  constructor(faults: readonly string[]) {
    const lines = faults.map((fault) => `  ${fault}`);
    super(
      ['The environment has faults:', ...lines, 'Every variable is described in .env.example.'].join('\n'),
    );
  }
}
