/** Shapes of tool inputs that forgive what models get wrong: nulls, numbers in quotes, one name where a list goes. */
import { z } from 'zod';

const mostNames = 12;
const nameLength = 100;

const withoutNull = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

const asList = (value: unknown): unknown => {
  const given = withoutNull(value);
  if (given === undefined || Array.isArray(given)) return given;
  return [given];
};

const asBoolean = (value: unknown): unknown => {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return withoutNull(value);
};

const text = z.coerce.string().max(nameLength);

export const optionalNames = () => z.preprocess(asList, z.array(text).max(mostNames).optional());
export const optionalText = () => z.preprocess(withoutNull, text.optional());
export const optionalFlag = () => z.preprocess(asBoolean, z.boolean().optional());
export const optionalNumber = (least: number, most: number) =>
  z.preprocess(withoutNull, z.coerce.number().min(least).max(most).optional());
export const filmId = () => z.coerce.number().int().min(1).max(999_999_999);
