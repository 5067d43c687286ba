import { accounts, mailLinks } from '@kinora/contracts/limits';
import { jsonWebKeys, provenEmail, signedIn } from '@kinora/contracts/shapes/session';
import { credentials, emailOnly, newPassword, registration, tokenOnly } from '@kinora/identity/read-body';
import { z } from 'zod';
import type { Parameter, Subject } from '../api-call.ts';
import { json } from './answers.ts';
import { isDone, password, postCall, robin, signedInRobin } from './session-forms.ts';

const { email } = robin;
const token = 'q3Zy0b8mVt5LwX1cR7nJd2KfGhSa9PeU4iToMzBvQxE';

const googleParameters: Parameter[] = [
  {
    name: 'as',
    in: 'query',
    shape: z.enum(['popup', 'redirect']).default('redirect'),
    about: 'Whether a window of its own was opened for it.',
    example: 'redirect',
  },
  {
    name: 'returnTo',
    in: 'query',
    shape: z.string().default('/'),
    about: 'A path of this site to go to afterwards.',
    example: '/movie/11',
  },
  {
    name: 'attempt',
    in: 'query',
    shape: z.string().regex(/^[\w-]{1,64}$/),
    about: 'What the page calls this attempt, told back at the end.',
    example: 'a1b2c3',
  },
];

const provenAnswer = {
  status: 200,
  about: 'Whose address it is.',
  contents: [{ type: json, shape: provenEmail, example: { email } }],
} as const;

export const session: Subject = {
  name: 'session',
  title: 'Signing in',
  about: `Accounts and sessions. A session is a cookie that scripts cannot read; \`GET /identity/session\` gives the ID token that the calls below \`/api/user/\` want, which is good for 15 minutes. Calls that change something take JSON only, and only from the pages of this site or from what is no browser.`,
  calls: [
    postCall({
      id: 'register',
      path: '/identity/register',
      summary: 'Makes an account and sends the mail that verifies its address.',
      notes: `The link in the mail is good for ${mailLinks.verifyFor / 3_600_000} hours. A password has ${accounts.minimumPasswordLength} to ${accounts.maximumPasswordLength} characters and is not a common one.`,
      body: { shape: registration, example: { name: 'Robin', email, password } },
      answers: [isDone('The mail is on its way.')],
      failures: ['invalid-email', 'weak-password', 'email-in-use', 'mail-not-sent'],
    }),
    postCall({
      id: 'signIn',
      path: '/identity/login',
      summary: 'Signs in with a password.',
      body: { shape: credentials, example: { email, password } },
      answers: [
        {
          status: 200,
          about: 'Who is signed in, and an ID token.',
          headers: ['Set-Cookie'],
          contents: [{ type: json, shape: signedIn, example: signedInRobin }],
        },
      ],
      failures: ['invalid-email', 'wrong-credentials', 'email-not-verified'],
    }),
    postCall({
      id: 'sendVerificationMail',
      path: '/identity/verification-mail',
      summary: 'Sends the mail that verifies an address once more.',
      body: { shape: credentials, example: { email, password } },
      answers: [isDone('The mail is on its way, or there is nothing left to verify.')],
      failures: ['invalid-email', 'wrong-credentials', 'mail-not-sent'],
    }),
    postCall({
      id: 'verifyEmail',
      path: '/identity/verify',
      summary: 'Verifies an address with the token of the link in the mail.',
      body: { shape: tokenOnly, example: { token } },
      answers: [provenAnswer],
      failures: ['link-not-valid'],
    }),
    postCall({
      id: 'sendPasswordReset',
      path: '/identity/password-reset',
      summary: 'Sends the mail with which a new password can be set.',
      notes: `The link in the mail is good for ${mailLinks.newPasswordFor / 60_000} minutes.`,
      body: { shape: emailOnly, example: { email } },
      answers: [isDone('The mail is on its way.')],
      failures: ['invalid-email', 'user-not-found', 'mail-not-sent'],
    }),
    postCall({
      id: 'setNewPassword',
      path: '/identity/new-password',
      summary: 'Sets a new password with the token of the link in the mail, and ends every session.',
      body: { shape: newPassword, example: { token, password } },
      answers: [provenAnswer],
      failures: ['link-not-valid', 'weak-password', 'mail-not-sent'],
    }),
    {
      id: 'readSession',
      method: 'GET',
      path: '/identity/session',
      summary: 'Tells who is signed in, with a new ID token.',
      who: 'visitor',
      answers: [
        {
          status: 200,
          about: '`null` for a visitor without a session.',
          headers: ['Set-Cookie'],
          contents: [{ type: json, shape: signedIn.nullable(), example: signedInRobin }],
        },
      ],
    },
    postCall({
      id: 'signOut',
      path: '/identity/logout',
      summary: 'Ends the session.',
      who: 'visitor',
      body: { shape: z.object({}), example: {} },
      answers: [isDone('There is no session any more.', ['Set-Cookie'])],
    }),
    {
      id: 'signInWithGoogle',
      method: 'GET',
      path: '/identity/google',
      summary: 'Leads the browser to Google and back to `/google-return`.',
      notes: 'What goes wrong is told there too, in the fragment of the address.',
      who: 'everybody',
      parameters: googleParameters,
      answers: [{ status: 303, about: 'On to Google.', headers: ['Location', 'Set-Cookie'] }],
    },
    {
      id: 'returnFromGoogle',
      method: 'GET',
      path: '/identity/google/callback',
      summary: 'Where Google leads the browser back to. Not for callers.',
      who: 'everybody',
      answers: [{ status: 303, about: 'On to `/google-return`.', headers: ['Location', 'Set-Cookie'] }],
    },
    {
      id: 'listTokenKeys',
      method: 'GET',
      path: '/identity/jwks',
      summary: 'Lists the public keys of the ID tokens.',
      who: 'everybody',
      answers: [
        {
          status: 200,
          about: 'The keys, the newest first.',
          headers: ['Cache-Control'],
          contents: [{ type: 'application/jwk-set+json', shape: jsonWebKeys }],
        },
      ],
    },
  ],
};
