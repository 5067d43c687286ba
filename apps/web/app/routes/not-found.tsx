/** Every address that nothing stands at. */
import { notFound } from '../client/load.ts';

export function loader(): never {
  throw notFound();
}

export function Component() {
  return null;
}
