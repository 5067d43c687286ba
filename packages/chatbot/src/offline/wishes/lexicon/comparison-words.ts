/** Comparisons with the films shown last: what is compared, more or less, and the phrases. */
export const comparisonTable = `
year more: newer, more recent, more modern, more up to date, less old, more contemporary, not so old, not as
  old, not that old, fresher, more current
year less: older, more classic, less recent, less modern, not as new, not so new, more old school, further back
runtime less: shorter, less long, not as long, quicker, less lengthy, briefer
runtime more: longer, less short, not as short, lengthier
rating more: better rated, higher rated, better reviewed, more acclaimed, more highly rated, better ratings,
  better reviews, higher ratings, higher rating, better rating, something better, better ones, a better one,
  more critically acclaimed, better received, higher quality, better quality, more highly regarded, better film,
  better movie, better films, better movies
rating less: lower rated, worse rated, less acclaimed
fame more: more popular, more famous, better known, more mainstream, more well known, more widely known, more
  known, less obscure, less unknown, not as obscure, not so obscure
fame less: less known, less well known, less popular, less famous, less mainstream, more obscure, more
  underrated, more hidden, more unknown, less widely known, less hyped, more niche, not as famous, not as
  popular, not so famous, not so popular, not as well known, not so mainstream, not as mainstream, more unusual
  choice, more under the radar, less of a blockbuster
`;

/** One word that compares a mood: 'funnier'. */
export const moodComparisonTable = `
funny: funnier, sillier, wittier, goofier, more laughs
scary: scarier, more frightening, more scares
bleak: darker, gloomier, bleaker, grimmer, heavier
feel-good: lighter, happier, cheerier, cozier, cosier, sunnier, more fun, more cheerful, more lighthearted, more
  light hearted, more upbeat
tearjerker: sadder, weepier
creepy: creepier, spookier, eerier
gory: gorier, bloodier
surreal: weirder, crazier, trippier, wilder
slow-burn: slower, calmer, quieter
action-packed: faster, faster paced, faster moving, livelier, more energy, punchier
thought-provoking: smarter, deeper
mind-bending: cleverer, twistier
heartwarming: sweeter, warmer, cuter
quirky: quirkier, odder
gritty: grittier, rawer, rougher
tense: tenser
stylish: cooler, slicker
violent: more brutal, nastier
romantic: sexier, steamier
atmospheric: moodier
`;

export const comparingTable = `
more: more, a bit more, a little more, much more, even more, way more, some more, slightly more, lot more, with
  more, rather more, but more
less: less, fewer, a bit less, a little less, much less, way less, slightly less, lot less, with less, not as,
  not quite as, not quite so, not so, but less, nowhere near as, not nearly as, tone down the, toned down, tone
  down, fewer of the, rather less, ease up on, not that much
`;
