/**
 * How Node runs the processes, wherever they are run. V8's flags belong to the key under which compiled code is kept, so
 * it is compiled under the same ones.
 */

/**
 * A page leaves garbage of which V8 by itself lets as much again pile up as it keeps, and glibc keeps the memory of
 * every thread that compressed something: 240 MB in place of 290, for the same work (docs/performance.md).
 */
export const siteFlags = ['--max-semi-space-size=4', '--heap-growing-percent=60'];
export const siteEnvironment = { MALLOC_ARENA_MAX: '1' };

/**
 * A request leaves some kilobytes of garbage. V8 by itself lets 60 MB of it pile up before it collects, and sets helpers
 * on it that cost more than they help.
 */
export const recommenderFlags = [
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--heap-growing-percent=30',
];
