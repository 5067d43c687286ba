import { accountSettings, session as sessionShape, user } from '@kinora/contracts/shapes/session';
import { displayNameOnly, passwordChange, passwordOrNone } from '@kinora/identity/read-body';
import { z } from 'zod';
import type { Subject } from '../api-call.ts';
import { answers } from './answers.ts';
import { isDone, ownCall, password, robin } from './session-forms.ts';

export const account: Subject = {
  name: 'account',
  title: 'The own account',
  about: 'What somebody who is signed in may see and change of the account.',
  calls: [
    ownCall({
      id: 'readAccount',
      method: 'GET',
      path: '/identity/account',
      summary: 'Tells whose account it is.',
      answers: [answers('The account.', accountSettings, { user: robin, hasPassword: true })],
    }),
    ownCall({
      id: 'renameAccount',
      method: 'PATCH',
      path: '/identity/account',
      summary: "Changes the user's name.",
      body: { shape: displayNameOnly, example: { displayName: 'Robin Hood' } },
      answers: [answers('The user.', user, { ...robin, displayName: 'Robin Hood' })],
    }),
    ownCall({
      id: 'deleteAccount',
      method: 'DELETE',
      path: '/identity/account',
      summary: 'Deletes the account with everything that it keeps.',
      notes: 'An account without a password must have signed in within the last ten minutes.',
      body: { shape: passwordOrNone, example: { password }, isOptional: true },
      answers: [isDone('Nothing of it is left.', ['Set-Cookie'])],
      failures: ['wrong-password', 'sign-in-again'],
    }),
    ownCall({
      id: 'changePassword',
      method: 'POST',
      path: '/identity/password',
      summary: 'Changes the password and ends every other session.',
      body: {
        shape: passwordChange,
        example: { currentPassword: password, password: 'row-eight-with-liquorice' },
      },
      answers: [isDone('The password is another.')],
      failures: ['wrong-password', 'weak-password', 'mail-not-sent'],
    }),
    ownCall({
      id: 'listSessions',
      method: 'GET',
      path: '/identity/sessions',
      summary: 'Lists where the account is signed in.',
      answers: [
        answers('The sessions.', z.array(sessionShape), [
          {
            id: 'f0b7vQ2mXc9LtR4yWz1KdJ8s',
            isCurrent: true,
            signedInAt: '2026-11-02T20:15:00.000Z',
            lastSeenAt: '2026-11-02T20:15:00.000Z',
            userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
          },
        ]),
      ],
    }),
    ownCall({
      id: 'endSession',
      method: 'DELETE',
      path: '/identity/sessions/{id}',
      summary: 'Ends one of them.',
      parameters: [
        {
          name: 'id',
          in: 'path',
          shape: z.string().regex(/^[\w-]{1,64}$/),
          about: 'As the list names it.',
          example: 'f0b7vQ2mXc9LtR4yWz1KdJ8s',
          isNeeded: true,
        },
      ],
      answers: [isDone('The session is over.', ['Set-Cookie'])],
      failures: ['session-not-found', 'not-found'],
    }),
  ],
};
