/** What the documents say besides the calls. */
export const docsTexts = {
  title: 'The calls of Kinora',
  about:
    "Films, recommendations, a chatbot and what a user keeps, over HTTP and JSON. Text is UTF-8. What a call cannot do it says with a status and a body `{code, message}`: compare the code; the message is for people. Below `/api/tmdb/` refusals have TMDB's form.",
  idToken: 'Comes with `GET /identity/session` and `POST /identity/login`; good for 15 minutes.',
  session: 'Set by `POST /identity/login`; scripts cannot read it.',
  /** What a refusal means, by status. */
  statuses: {
    400: 'The request is not what the call takes.',
    401: 'Nobody is signed in, or the credentials are not right.',
    403: 'Not allowed to who asks.',
    404: 'There is no such thing.',
    409: 'It is so already.',
    410: 'It is over.',
    413: 'The body is too large.',
    414: 'The address is too long.',
    415: 'The body is not JSON.',
    422: 'There is no room for more of these.',
    429: 'Too many calls.',
    500: 'A fault of the site.',
    502: 'What the site asks in turn is down.',
    503: 'Not now; try again later.',
    504: 'What the site asks in turn is slow.',
    507: 'There is no room left.',
  } as Readonly<Record<number, string>>,
  page: {
    documentTitle: 'The calls of Kinora',
    description: 'Every call of the site: addresses, parameters, bodies, answers and refusals.',
    skip: 'Skip to the calls',
    contents: 'Contents',
    document: 'The same as an OpenAPI 3.1 document',
    shapes: 'Shapes',
    aboutShapes: 'What answers are made of. Film data may have more fields than are named here: ignore them.',
    oneOf: 'One of these, told apart by its `type`.',
  },
  everyCall: {
    title: 'Every call',
    paragraphs: [
      'Every answer has an `X-Request-Id`; name it when you report a fault. `HEAD` is answered wherever `GET` is. Another method is refused with 405 and an `Allow` header. Bodies are compressed with brotli or gzip where you accept it.',
      'Calls below `/api/user/` are counted for the account and its network: `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` say how much is left. Public answers are counted only where they have to be made.',
      'A body has at most 16 KB and is JSON; an address has at most 4,096 characters.',
    ],
    refusals: 'What every call can refuse',
    signIn: 'To sign in',
    signInCommands: `curl '{url}/identity/login' \\
  -c kinora.cookies \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"robin@kinora.example","password":"…"}'

# token.value of the answer
TOKEN=…

curl '{url}/api/user/likes' \\
  -H "Authorization: Bearer $TOKEN"`,
    /** By code: the status and what it means. */
    codes: {
      'invalid-input': [
        400,
        'The request is not what the call takes. 413, 414 or 415 where it is too large or of another kind.',
      ],
      'too-many-requests': [429, 'Wait for as many seconds as `Retry-After` says.'],
      unexpected: [500, 'A fault of the site.'],
      'too-busy': [503, 'More is asked than can be done; wait for as many seconds as `Retry-After` says.'],
      'storage-down': [503, 'Rows cannot be read or written just now; nothing was changed.'],
      'storage-full': [507, 'There is no room for new rows.'],
    } as Readonly<Record<string, readonly [number, string]>>,
  },
  askers: {
    everybody: 'For everybody.',
    recognised: 'For everybody; an ID token may be sent, and must be good then.',
    token: 'For users who are signed in; needs `Authorization: Bearer` with an ID token.',
    session: 'For users who are signed in; needs the cookie of the session.',
    visitor: 'For everybody; the cookie of the session is read where there is one.',
  },
  call: {
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    headers: 'with',
    refusals: 'Refusals',
    example: 'Example',
    exampleAnswer: 'What it answers, shortened',
  },
  fields: { name: 'Name', type: 'Type and meaning', optional: 'optional' },
  types: {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: '<code>true</code> or <code>false</code>',
    null: '<code>null</code>',
    object: 'object',
    objectWith: 'object with',
    notEmpty: 'not empty',
    anything: 'anything',
    listOf: 'list of',
    byName: 'object whose fields are each',
    or: 'or',
    to: 'to',
    atMost: 'at most',
    atLeast: 'at least',
    characters: 'characters',
    entries: 'entries',
  },
} as const;
