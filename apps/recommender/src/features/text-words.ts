/** The words of a text that say something, in a form in which their kin meet. */
import { splitWords } from '@kinora/contracts/text/fold-text';

/** Words that stand in any text, and those that stand in any summary of a film. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a about above across after again against all almost alone along already also although always am among an and another ' +
    'any anyone anything are around as at away back be became because become becomes been before began begin begins behind ' +
    'being below between beyond big both bring brings but by call called came can cannot come comes could day days did do does ' +
    'doing done down during each eight either else end ends enough even ever every everyone everything far few film find ' +
    'finds first five for four from full get gets getting give gives go goes going gone got had half has have having he her ' +
    'here hers herself him himself his how however i if in inside instead into is it its itself just keep keeps know knows ' +
    'last later learn learns least leave leaves left less let lets life like little live lives long look looks made make ' +
    'makes making man many may me meet meets men more most movie much must my near never new next night nine no nobody none ' +
    'nor not nothing now of off often old on once one ones only onto or other others our out outside over own part people ' +
    'place put puts rather s same say says second see seen sees set sets seven several she should since six so some someone ' +
    'something soon still story such t take takes tell tells ten than that the their them themselves then there these they ' +
    'thing things this those though three through time times to together too toward towards try tries trying turn turns two ' +
    'under until up upon us very want wants was way we well went were what when where whether which while who whole whom ' +
    'whose why will with within without woman women world would year years yet you young your'
  ).split(' '),
);

/**
 * Takes English endings off a word: the plural, `-ing` and `-ed`, where three letters or more are left. Far less than Porter's
 * rules, and enough for texts of fifty words.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word)) return word;
  const singular = word
    .replace(/ies$/u, 'y')
    .replace(/(ss|sh|ch|x|z)es$/u, '$1')
    .replace(/(?<![sui])s$/u, '');
  const plain = singular.replace(/(?<=[a-z]{3})(?:ing|ed)$/u, '');
  return plain.replace(/([bdfgmnprt])\1$/u, '$1').replace(/(?<=[a-z]{3})e$/u, '');
}

/** Stems in the order of the text, as often as they stand there. */
export function meaningfulWords(text: string): string[] {
  return splitWords(text)
    .filter((word) => !emptyWords.has(word) && !/^[a-z]$/u.test(word))
    .map((word) => stem(word));
}
