/** Development only: React's fast refresh must be there before the first component. */
// @ts-expect-error Vite serves this module; it has no types.
import RefreshRuntime from '/@react-refresh';

RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });

export {};
