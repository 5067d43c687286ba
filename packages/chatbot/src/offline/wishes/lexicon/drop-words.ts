/** Ways to take a wish back. */

/** The fields that a noun stands for. */
export const fieldTable = `
genres: genre, type of film, kind of film, kind of movie, type of movie, sort of film, style of film, genre
  wise, category
years: year, decade, era, period, release date, release year, when it was made, when it was released, when it
  came out, when its from, when its made, when it is from, how old it is, how old, how new, when they were made,
  time period, the date, year of release, age of the film, what year, which year, what decade, which decade, how
  recent, what year its from, what year it is from, years
runtime: length, runtime, running time, run time, duration, how long it is, how long, how long its, time limit,
  how many minutes, how many hours, how short, lengths, run length
rating: rating, ratings, score, scores, reviews, how good it is, how well rated, the critics, how its rated, how
  it is rated
languages: language, languages, what language, which language, language its in, subtitles or not
countries: country, countries, where it is from, where its from, where it was made, which country, what country,
  nationality, where they are from, where it comes from, origin
people: actor, actors, actress, cast, who is in it, whos in it, who stars, who plays, director, who directed it,
  who directed, who made it, who directs, stars in it, the people
moods: mood, tone, vibe, atmosphere wise, feeling, moods
themes: theme, topic, subject, what it is about, what its about, setting, themes, the story, what it s about,
  subject matter
fame: how famous, how well known, how popular, popularity, how known, fame, famous or not, how obscure
`;

/** 'free' words come before what is taken back, 'over' words behind it, 'need' before wishes that are none any longer. */
export const dropTable = `
drop-any: any, whatever, whichever, all, every
drop-free: dont care, do not care, dont really care, dont mind, do not mind, no matter, regardless of,
  irrespective of, never mind, nevermind, forget, forget about, ignore, drop, scrap, lose, remove, take away,
  doesnt matter, does not matter, dont worry about, not picky about, not fussy about, dont bother about,
  indifferent to, flexible on, open on, lift, no preference on, no preference for, not fussed about, forget what
  i said about, dont limit, dont restrict, no longer care about, could care less about, couldnt care less about,
  ditch, dont care about, do not care about, dont really care about
drop-over: doesnt matter, does not matter, dont matter, do not matter, isnt important, is not important, not
  important, is irrelevant, is up to you, up to you, can be anything, is not an issue, no longer matters, makes
  no difference, doesnt really matter, doesnt make a difference, is flexible, could be anything, not a concern,
  is open, whatever, can vary, no issue
drop-need: doesnt have to be, does not have to be, dont have to be, do not have to be, doesnt need to be, does
  not need to be, need not be, neednt be, dont need to be, not necessarily, no need to be, no need for it to be,
  doesnt have to have, doesnt need, doesnt have to star, doesnt have to, does not have to, no longer needs to
  be, no longer has to be, doesnt necessarily have to be, not required to be, no need for, no need to stick to,
  not limited to, not restricted to, neednt, doesnt actually have to be, hasnt got to be
`;
