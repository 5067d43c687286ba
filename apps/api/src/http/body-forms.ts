/** The forms of one body in the codings of HTTP. */
import type { ContentCoding } from './content-coding.ts';

/** A form, or one that is being made. */
export type BodyForms = Partial<Record<ContentCoding, Buffer | Promise<Buffer>>>;

/** Makes the form when it is first asked for and keeps it. One that could not be made is made anew the next time. */
export function formIn(
  forms: BodyForms,
  coding: ContentCoding,
  make: () => Promise<Buffer>,
): Buffer | Promise<Buffer> {
  return (forms[coding] ??= makeForm(forms, coding, make));
}

async function makeForm(
  forms: BodyForms,
  coding: ContentCoding,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  try {
    const form = await make();
    forms[coding] = form;
    return form;
  } catch (thrown) {
    delete forms[coding];
    throw thrown;
  }
}
