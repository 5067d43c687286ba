/** Which words may follow an adjective that describes a film. Before any other noun it describes that noun. */

/** Parts and sides of a film: 'sad ending', 'violent scenes'. */
export const filmAspects: ReadonlySet<string> = new Set(
  `ending endings end scene scenes moment moments part parts bit bits plot plots plotline dialogue dialog character
  characters pace pacing paced tone toned mood atmosphere vibe vibes feel feeling humor humour joke jokes soundtrack score
  images imagery image cast style content stuff edge touch kind side note thriller setting premise script writing acting
  direction directing cinematography visuals effects ride fun undertones overtones themes theme subject matter material
  territory sense streak twist twists laughs narrative storyline tales world worlds thing things ones genre picks
  suggestions recommendations recommendation suggestion choice choices options thrill thrills adventure romance people folks folk leads lead entertainment cinema flavour flavor comedies gems gem  watch deaths death`.split(
    /\s+/u,
  ),
);

/** Small words and adverbs, which describe nothing. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet if then than that which who whom whose where when while as at by for from in into of off on
  onto out over to up with within without about around across after before during since until till through under between
  like i im ive id ill me my mine we us our you your youre he she it its they them their this these those there here is are
  was were be been being has have had do does did will would can could should may might must not no too also though although
  because though enough again please pls plz tonight today now right really very quite rather pretty maybe perhaps ideally
  preferably possibly instead only just still ever even always never sometimes anyway somehow somewhere someone somebody
  something anything everything nothing any some all both each every either neither more most less least much many such
  same other another way all-round thanks thank cheers ok okay yes yeah hey hi hello mind one two three four five six seven
  eight nine ten first last next good great nice bad lovely little big small young whatever whichever however unless despite
  per via plus minus versus vs etc lol haha whatsoever either alone forever and/or set made based directed starring featuring rated released shot filmed
  written produced please tonite w n u r wit abt overall altogether first but-also both sort kinda`.split(
    /\s+/u,
  ),
);

/** Right before an adjective they say how somebody is and not what a film should be: 'I am sad', 'she was sweet'. */
export const ownFeelings: ReadonlySet<string> = new Set(
  'being im am feel feeling feels felt was were been hes shes getting got get gets became become becoming seem seems stay'.split(
    ' ',
  ),
);

export const possessives: ReadonlySet<string> = new Set('my our your his her their'.split(' '));

/** Describing words that are nouns or verbs themselves: what follows them they do not describe. */
export const nounWords: ReadonlySet<string> = new Set(
  `gore violence blood brutality humor humour suspense laugh laughs laughter tears tension style atmosphere excitement
  adrenaline nostalgia satire depth substance scares scare frights terror cry crying sob weep smile relax unwind chill joy
  inspiration motivation sadness guts bloodshed mood awards oscars acclaim masterpiece masterpieces classics oldies
  blockbusters trash dread goosebumps shivers chills heartstrings`.split(/\s+/u),
);

/** What somebody does and no film is, behind one of these: 'I cannot laugh', 'she cries'. */
export const doingWords: ReadonlySet<string> = new Set(
  'laugh laughs cry cries smile smiles weep sob relax unwind chill'.split(' '),
);
export const doers: ReadonlySet<string> = new Set(
  'i we you he she they cant cannot could will would might may dont never always'.split(' '),
);

/** At the start of a sentence they answer: 'that's funny'. */
export const reactions: ReadonlySet<string> = new Set(['thats', 'youre', 'how', 'sounds', 'looks', 'very']);
