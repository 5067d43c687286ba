/** What people say for TMDB's genres: genre names of which each is a wish of its own, and phrases. */

export const genreIds: Readonly<Record<string, number>> = {
  action: 28,
  adventure: 12,
  animation: 16,
  comedy: 35,
  crime: 80,
  documentary: 99,
  drama: 18,
  family: 10751,
  fantasy: 14,
  history: 36,
  horror: 27,
  music: 10402,
  mystery: 9648,
  romance: 10749,
  'science fiction': 878,
  thriller: 53,
  war: 10752,
  western: 37,
};

/** The last word of a phrase may stand in the plural. */
export const genreTable = `
action: action, actioner, shoot em up, action hero, actiony
adventure: adventure
animation: animation, animated, cartoon, animated feature, computer animated, cgi animation
comedy: comedy, comedic
crime: crime, crime story, true crime
documentary: documentary, doc, docu, doco, documentary style
drama: drama, dramatic, melodrama, tragedy
fantasy: fantasy, sword and sorcery
history: historical, history film, history movie, historic
horror: horror
music: music film, music movie
mystery: mystery
romance: romance, love story, love film, love movie, romantic story
science fiction: science fiction, sci fi, scifi, sf, sci fy, syfy, si fi
thriller: thriller, psychological thriller
war: war, war film, war movie, war story, war picture
western: western, cowboy film, cowboy movie
drama + history: period drama, costume drama, historical drama, period piece, period film, costume film
comedy + romance: rom com, romcom, chick flick
comedy + drama: dramedy, comedy drama
war + history: historical war
`;

/** Fit for children and of the genre besides. */
export const familyTable = `
comedy: family comedy, kids comedy
adventure: family adventure, kids adventure
animation: family animation, kids cartoon, kids animation, childrens cartoon
fantasy: family fantasy, kids fantasy
`;
