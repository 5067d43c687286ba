/** What speaks for each composition. */
import type { CompositionName } from './compositions/compositions.ts';
import type { Era, Tone } from './palettes.ts';

export interface Reasons {
  /** How likely without any reason. */
  base: number;
  /** Keywords that make it likelier. */
  words: string;
  tones: readonly Tone[];
  eras?: readonly Era[];
  /** Works only with a motif that is closed, wide enough to look into, or worth a look from very near. */
  needs?: 'solid' | 'vessel' | 'bold';
}

export const compositionReasons: Record<CompositionName, Reasons> = {
  horizon: {
    base: 1.4,
    words: 'desert|western|samurai|beach|africa|cowboy|journey|sun|war|epic',
    tones: ['dust', 'sea', 'olive', 'fire'],
  },
  spotlight: {
    base: 1,
    needs: 'solid',
    words: 'theater|fame|singer|stage|dance|musical|interrogation|loneliness|actor|boxing',
    tones: ['stage', 'noir'],
  },
  diagonal: {
    base: 1.2,
    words: 'rivalry|betrayal|duel|good versus evil|twin|identity|spy|heist|revenge|secret identity',
    tones: ['fire', 'noir'],
  },
  rings: {
    base: 1,
    words: 'obsession|hypnosis|time loop|dream|music|madness|paranoia|target|radio|memory|time travel',
    tones: ['cosmic', 'stage'],
  },
  skyline: {
    base: 0.3,
    words:
      'new york city|chicago|city|superhero|gotham city|tokyo|los angeles|hong kong|kaiju|skyscraper|las vegas|manhattan|metropolis|miami',
    tones: [],
  },
  windows: {
    base: 0.25,
    words:
      'neighbor|hotel|apartment|new york city|voyeurism|suburb|haunted house|surveillance|loneliness|city|office|murder',
    tones: ['noir'],
  },
  road: {
    base: 0.2,
    words:
      'road trip|car|racing|on the run|motorcycle|journey|car chase|driver|outlaw|california|post-apocalypse',
    tones: [],
  },
  waves: {
    base: 0.1,
    words: 'ocean|sea|island|ship|beach|pirate|shark|fish|submarine|navy|boat|lake|mermaid|surfing',
    tones: ['sea'],
  },
  constellation: {
    base: 0.5,
    words: 'space|magic|wish|fate|fairy tale|astronaut|princess|wizard|star|love|alien|christmas|night',
    tones: ['cosmic', 'dream'],
  },
  stripes: {
    base: 0.9,
    needs: 'solid',
    words: 'prison|experiment|madness|fashion|identity|obsession|conspiracy|parody',
    tones: ['stage'],
  },
  halftone: {
    base: 1.3,
    needs: 'solid',
    words: 'based on comic|monster|superhero|biography|fame|slasher|martial arts|animal',
    tones: ['fire', 'blood'],
  },
  stack: {
    base: 0.9,
    words: 'documentary|politics|courtroom|journalist|rebellion|punk|sport|parody',
    tones: ['sunny'],
  },
  door: {
    base: 0.6,
    words:
      'haunted house|secret|ghost|home invasion|mystery|possession|supernatural|child|kidnapping|serial killer',
    tones: ['blood', 'noir'],
  },
  ridges: {
    base: 0.25,
    words:
      'mountain|forest|quest|wilderness|survival|nature|western|fantasy world|snow|jungle|winter|village|native american|camping',
    tones: ['dust'],
  },
  orbit: {
    base: 0.5,
    words:
      'space|space opera|alien|scientist|physics|future|astronaut|artificial intelligence|time travel|planet|nuclear weapon|robot',
    tones: ['cosmic'],
  },
  burst: {
    base: 1,
    words: 'superhero|circus|slapstick|parody|sport|villain|talking animal|toy|team|underdog|video game|bomb',
    tones: ['sunny', 'fire'],
  },
  repeat: {
    base: 0.9,
    words:
      'clone|team|gang|army|workplace|high school|conformity|artificial intelligence|zombie|robot|consumerism|identity|twin',
    tones: ['sunny'],
  },
  inside: {
    base: 1.6,
    needs: 'vessel',
    words:
      'memory|dream|grief|coming of age|family|biography|childhood|nature|imagination|loneliness|journey',
    tones: ['quiet', 'dream'],
  },
  cutOut: {
    base: 0.8,
    words: 'murder|gangster|jazz|trial|drug|corruption|mafia|addiction|police',
    tones: ['noir', 'blood'],
    eras: ['cut-paper', 'two-ink'],
  },
  tiles: {
    base: 0.6,
    words: 'love triangle|ensemble cast|friendship|fashion|family|anthology|game|childhood|animation|chess',
    tones: ['sunny', 'rose'],
    eras: ['cut-paper'],
  },
  blinds: {
    base: 0.3,
    needs: 'solid',
    words:
      'detective|neo-noir|film noir|private detective|femme fatale|murder|gangster|police|journalist|undercover|spy|investigation|mafia',
    tones: ['noir'],
  },
  mirror: {
    base: 0.7,
    words:
      'twin|rivalry|gambling|identity|love triangle|secret identity|undercover|infidelity|con artist|adultery|parallel world|marriage|magic|queen|king|disguise',
    tones: ['rose'],
  },
  fan: {
    base: 0.15,
    words: 'hollywood|1920s|1930s|wealth|musical|egypt|nightclub|fame|jazz|princess|emperor',
    tones: ['stage'],
    eras: ['deco'],
  },
  closeUp: {
    base: 1.7,
    needs: 'bold',
    words: 'monster|serial killer|animal|obsession|fame|biography|robot|revenge|kaiju|villain|dog|love',
    tones: ['fire', 'blood', 'rose'],
  },
  solitude: {
    base: 0.9,
    words:
      'loneliness|grief|desert|isolation|survival|drifter|coming of age|road trip|orphan|child|on the run|existentialism|aging|outsider',
    tones: ['quiet', 'dust', 'sea'],
  },
  arches: {
    base: 0.8,
    words:
      'fantasy world|castle|religion|magic|secret society|fairy tale|ancient rome|prophecy|portal|dream|princess|wizard|gothic|curse|quest|italy|god',
    tones: ['dream', 'dust'],
  },
  sliced: {
    base: 1,
    needs: 'bold',
    words:
      'twist ending|amnesia|identity|memory|time loop|parallel world|murder|experiment|mental illness|trauma|conspiracy|slasher|hacker|artificial intelligence',
    tones: ['noir', 'cosmic', 'blood'],
  },
  echo: {
    base: 0.9,
    words:
      'dance|martial arts|racing|sport|ghost|chase|training|car chase|boxing|running|time travel|motorcycle|pilot|assassin|music',
    tones: ['fire', 'stage', 'sea'],
  },
};
