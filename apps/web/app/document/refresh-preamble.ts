/** Development only: React's fast refresh must be there before the first component. */
// @ts-expect-error Vite serves this module; it has no types.
// eslint-disable-next-line import/no-absolute-path -- the name is Vite's
import RefreshRuntime from '/@react-refresh';

RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
