import { expect, test } from 'vitest';
import { checkLogin, checkPasswordChange, checkRegistration, checkReset } from './form-checks.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: 'difference' };

test.each(['', 'ada', 'ada@', 'ada@example', '@example.com', 'ada @example.com', 'ada@@example.com'])(
  '[LG-03] a login with the address %j is not sent',
  (email) => {
    expect(checkLogin({ email, password: 'x' })).toEqual({
      text: 'Please enter a valid email address',
      field: 'email',
    });
  },
);

test('[LG-03] blanks around an address do not matter, and a login needs a password of any length', () => {
  expect(checkLogin({ email: ' ada@example.com ', password: 'x' })).toBeUndefined();
  expect(checkLogin({ email: 'ada@example.com', password: '' })?.field).toBe('password');
});

test('[LG-04] a reset needs something to send to, the server judges what', () => {
  expect(checkReset({ email: '  ' })?.text).toBe('Please enter your email address to reset your password.');
  expect(checkReset({ email: 'ada' })).toBeUndefined();
});

test.each(['name', 'email', 'password'])('[RG-02] a registration without %s is not sent', (field) => {
  expect(checkRegistration({ ...ada, [field]: ' ' })).toEqual({
    text: 'Name, email and password are required.',
    field,
  });
});

test('[RG-02] a password has 6 to 128 characters', () => {
  expect(checkRegistration({ ...ada, password: '12345' })?.text).toBe(
    'Password must be at least 6 characters long',
  );
  expect(checkRegistration({ ...ada, password: '123456' })).toBeUndefined();
  expect(checkRegistration({ ...ada, password: 'x'.repeat(128) })).toBeUndefined();
  expect(checkRegistration({ ...ada, password: 'x'.repeat(129) })?.field).toBe('password');
});

test('[R40] a change of the password needs the current one', () => {
  expect(checkPasswordChange({ password: '123456' })?.field).toBe('currentPassword');
  expect(checkPasswordChange({ currentPassword: 'x', password: '12345' })?.field).toBe('password');
  expect(checkPasswordChange({ currentPassword: 'x', password: '123456' })).toBeUndefined();
});
