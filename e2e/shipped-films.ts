/** Films of the shipped catalogue that journeys go by, by their TMDB ids. */
export const starWars = 11;
export const findingNemo = 12;
export const forrestGump = 13;
export const heat = 949;
