/** Themes come in small letters, names of places and all: as on a label, every word of weight gets a capital. */
const articles = 'a an and at by for from in of on or the to vs with';
const initials = 'ai cb cia dc dj fbi ii iii iv ira kgb lapd lgbt mi6 nasa nsa nyc tv uk ufo usa';

const small = new Set(articles.split(' '));
const capitals = new Set(initials.split(' '));

/** `Cat and Mouse` for `cat and mouse`, `Father-Son Relationship`, `U.S. Marshal`. */
export function writeTheme(theme: string): string {
  return theme.replaceAll(/[^\s-]+/gu, (word, place: number) => {
    if (capitals.has(word) || /^(\p{Ll}\.)+$/u.test(word)) return word.toUpperCase();
    if (place > 0 && small.has(word)) return word;
    return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}
