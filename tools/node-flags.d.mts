/** How Node runs the processes, wherever they are run. */
export const siteFlags: readonly string[];
export const siteEnvironment: Readonly<Record<string, string>>;
export const recommenderFlags: readonly string[];
