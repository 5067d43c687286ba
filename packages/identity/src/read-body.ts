/** What the calls take. */
import { Failure } from '@kinora/contracts/failure';
import { isEmailAddress } from '@kinora/contracts/email';
import { accounts } from '@kinora/contracts/limits';
import { z } from 'zod';

/** Control characters, and those that turn the direction of a line or are half of a character. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

export const nameText = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name.length >= 1 && name.length <= accounts.maximumNameLength && !notInNames.test(name), {
    error: `A name has 1 to ${accounts.maximumNameLength} characters.`,
  })
  .meta({ minLength: 1, maxLength: accounts.maximumNameLength });

const emailText = z
  .string()
  .transform((email) => email.normalize('NFC').trim().toLowerCase())
  .meta({ maxLength: accounts.maximumEmailLength });

const passwordText = z.string();

/** Its rules are checked after the address is known: see `passwords/password-rules.ts`. */
const newPasswordText = z.string().meta({
  minLength: accounts.minimumPasswordLength,
  maxLength: accounts.maximumPasswordLength,
});

/** Ours are 43 characters. */
const tokenText = z.string().max(100);

export const registration = z.object({ name: nameText, email: emailText, password: newPasswordText });
export const credentials = z.object({ email: emailText, password: passwordText });
export const emailOnly = z.object({ email: emailText });
export const tokenOnly = z.object({ token: tokenText });
export const newPassword = z.object({ token: tokenText, password: newPasswordText });
export const passwordChange = z.object({ currentPassword: passwordText, password: newPasswordText });
export const passwordOrNone = z.object({ password: passwordText.optional() });
export const displayNameOnly = z.object({ displayName: nameText });

export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid-input', describe(issue));
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid-input', 'The request body is not JSON.');
  }
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'custom') return issue.message;
  const where = issue?.path.join('.') ?? '';
  return where === '' ? 'The request body is not what this call takes.' : `${where} is missing or not right.`;
}

/** The address in the form in which it is stored. */
export function checkEmail(email: string): void {
  if (isEmailAddress(email) && !/\p{C}/u.test(email)) return;
  throw new Failure('invalid-email', 'Invalid email address. Please check and try again.');
}
