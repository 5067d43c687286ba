/** How the forms of accounts behave: checked first, sent one at a time, what came of it shown, the focus where it helps. */
import type { FailureCode } from '@kinora/contracts/failure';
import { useEffect, useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { failureCode, sentenceFor, statusOf, type Status } from './session-messages.ts';

export type FormValues = Record<string, string>;

/** What the form itself does not send, and the field that is wrong. */
export interface Refusal {
  text: string;
  field: string;
}

interface Outcome {
  /** What was sent; absent for what another page handed over. */
  form?: HTMLFormElement;
  status: Status;
  field?: string | undefined;
  code?: FailureCode | undefined;
}

/** Which field to mend after a failure; after any other the button is where one tries again. */
const fieldsToMend: Partial<Record<FailureCode, string>> = {
  'wrong-credentials': 'password',
  'weak-password': 'password',
  'wrong-password': 'currentPassword',
  'invalid-email': 'email',
  'email-in-use': 'email',
  'user-not-found': 'email',
};

export interface FormAction {
  check: (values: FormValues) => Refusal | undefined;
  /** Resolves with what is said about it, or with nothing where another page comes. */
  send: (values: FormValues, form: HTMLFormElement) => Promise<Status | undefined>;
}

/** The sending of a form, or a press of one of its other buttons. */
type FormOccasion = FormEvent<HTMLFormElement> | MouseEvent<HTMLButtonElement>;

export function useAccountForm(first?: Status) {
  const statusId = useId();
  const [outcome, setOutcome] = useState<Outcome | undefined>(first && { status: first });
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  useEffect(() => {
    if (outcome?.form && outcome.status.tone === 'bad') focusOn(outcome.form, outcome.field);
  }, [outcome]);

  async function perform(occasion: FormOccasion, { check, send }: FormAction): Promise<void> {
    occasion.preventDefault();
    const form = formOf(occasion.currentTarget);
    if (!form || isRunning.current) return;
    const values = readValues(form);
    const refusal = check(values);
    if (refusal) {
      setOutcome({ form, status: statusOf(refusal.text), field: refusal.field });
      return;
    }
    isRunning.current = true;
    setIsBusy(true);
    setOutcome(undefined);
    const next = await outcomeOf(send(values, form));
    setOutcome(next && { form, ...next });
    setIsBusy(false);
    isRunning.current = false;
  }

  return {
    statusId,
    isBusy,
    status: outcome?.status,
    /** Why the server refused. */
    code: outcome?.code,
    /** For a field: what says that it is wrong. */
    errorIdOf: (field: string) => (outcome?.field === field ? statusId : undefined),
    perform,
    /** Says what came of something beside the form. */
    show: (status: Status | undefined) => setOutcome(status && { status }),
  };
}

function formOf(element: HTMLFormElement | HTMLButtonElement): HTMLFormElement | null {
  return element instanceof HTMLFormElement ? element : element.form;
}

async function outcomeOf(sending: Promise<Status | undefined>): Promise<Outcome | undefined> {
  try {
    const status = await sending;
    return status && { status };
  } catch (cause) {
    const code = failureCode(cause);
    return { status: statusOf(sentenceFor(cause)), code, field: code && fieldsToMend[code] };
  }
}

function readValues(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** A button that was switched off while it worked has lost the focus; a visitor who went elsewhere keeps it. */
function focusOn(form: HTMLFormElement, field: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !form.contains(activeElement)) return;
  const input = field === undefined ? null : form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) {
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
    return;
  }
  input.focus();
  input.select();
}
