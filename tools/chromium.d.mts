/** The path of the machine's browser; where it has none, one is installed. Undefined where Playwright's own serves. */
export function findOrInstallChromium(): string | undefined;

/** The path of the machine's browser, where it has one. */
export function findChromium(): string | undefined;
