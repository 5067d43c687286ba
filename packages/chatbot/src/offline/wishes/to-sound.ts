/** How a word sounds, roughly: words that are written by ear have the same. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?:ps)/u, 's'],
  [/^(?:kn|gn)/u, 'n'],
  [/^wr/u, 'r'],
  [/^wh/u, 'w'],
  [/ph/gu, 'f'],
  [/ck|c(?=[aourltn])|c$|q(?:u)?/gu, 'k'],
  [/sc(?=[eiy])|c(?=[eiy])|z/gu, 's'],
  [/tch/gu, 'ch'],
  [/ture/gu, 'chure'],
  [/(?:igh|ie|ey|ee|ea|y)/gu, 'i'],
  [/(?:oo|ou|ew)/gu, 'u'],
  [/(?:er|or|ar|ur|ir|re)$/u, 'r'],
  [/e$/u, ''],
  [/(.)\1/gu, '$1'],
];

export function toSound(word: string): string {
  let sound = word;
  for (const [pattern, letters] of rules) sound = sound.replace(pattern, letters);
  return sound;
}
