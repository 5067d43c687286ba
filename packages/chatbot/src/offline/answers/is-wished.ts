import type { Wishes } from '../../wishes.ts';

/** Whether a field asks for anything. */
export function isWished(wish: Wishes[keyof Wishes]): boolean {
  return Array.isArray(wish) ? wish.length > 0 : wish !== null && wish !== false;
}
