/** What the forms of accounts refuse before they ask the server. */
import { isEmailAddress } from '@kinora/contracts/email';
import { accounts } from '@kinora/contracts/limits';
import { sessionMessages } from './session-messages.ts';
import type { FormValues, Refusal } from './use-account-form.ts';

export function checkLogin({ email = '', password = '' }: FormValues): Refusal | undefined {
  if (!isEmailAddress(email.trim())) return { text: sessionMessages.emailNotValid, field: 'email' };
  if (password === '') return { text: sessionMessages.passwordMissing, field: 'password' };
}

export function checkReset({ email = '' }: FormValues): Refusal | undefined {
  if (email.trim() === '') return { text: sessionMessages.emailForReset, field: 'email' };
}

export function checkRegistration(values: FormValues): Refusal | undefined {
  const empty = ['name', 'email', 'password'].find((field) => (values[field] ?? '').trim() === '');
  if (empty !== undefined) return { text: sessionMessages.allRequired, field: empty };
  if (!isEmailAddress((values['email'] ?? '').trim())) {
    return { text: sessionMessages.emailNotValid, field: 'email' };
  }
  return checkNewPassword(values);
}

export function checkNewPassword({ password = '' }: FormValues): Refusal | undefined {
  if (password.length < accounts.minimumPasswordLength) {
    return { text: sessionMessages.passwordTooShort, field: 'password' };
  }
  if (password.length > accounts.maximumPasswordLength) {
    return { text: sessionMessages.passwordTooLong, field: 'password' };
  }
}

export function checkPasswordChange(values: FormValues): Refusal | undefined {
  if ((values['currentPassword'] ?? '') === '') {
    return { text: sessionMessages.currentPasswordMissing, field: 'currentPassword' };
  }
  return checkNewPassword(values);
}

export function checkName({ name = '' }: FormValues): Refusal | undefined {
  if (name.trim() === '') return { text: sessionMessages.nameMissing, field: 'name' };
}
