/** Films and people for the tests of this folder: real names and invented ones, a line each. */
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';

/** Title, original title where it is another, year, prominence, directors, cast. */
const lines = `
Heat | | 1995 | 0.9 | Michael Mann | Al Pacino, Robert De Niro
The Heat | | 2013 | 0.7 | Paul Feig | Sandra Bullock
Blade Runner | | 1982 | 0.9 | Ridley Scott | Harrison Ford
Blade Runner 2049 | | 2017 | 0.88 | Denis Villeneuve | Ryan Gosling, Harrison Ford
King Kong | | 1933 | 0.76 | Merian C. Cooper | Fay Wray
King Kong | | 2005 | 0.77 | Peter Jackson | Naomi Watts
The Lord of the Rings: The Fellowship of the Ring | | 2001 | 0.96 | Peter Jackson | Elijah Wood
The Lord of the Rings: The Two Towers | | 2002 | 0.95 | Peter Jackson | Elijah Wood
Rocky II | | 1979 | 0.7 | Sylvester Stallone | Sylvester Stallone
The Godfather | | 1972 | 0.98 | Francis Ford Coppola | Al Pacino
The Godfather Part II | | 1974 | 0.95 | Francis Ford Coppola | Al Pacino, Robert De Niro
Lilo & Stitch | | 2002 | 0.82 | Chris Sanders | Chris Sanders
Se7en | | 1995 | 0.95 | David Fincher | Brad Pitt
12 Angry Men | | 1957 | 0.9 | Sidney Lumet | Henry Fonda
Amélie | Le Fabuleux Destin d'Amélie Poulain | 2001 | 0.9 | Jean-Pierre Jeunet | Audrey Tautou
Rashomon | 羅生門 | 1950 | 0.76 | Akira Kurosawa | Toshiro Mifune
It | | 2017 | 0.86 | Andy Muschietti | Bill Skarsgård
Her | | 2013 | 0.87 | Spike Jonze | Joaquin Phoenix
Up | | 2009 | 0.93 | Pete Docter | Ed Asner
Big | | 1988 | 0.82 | Penny Marshall | Tom Hanks
Us | | 2019 | 0.8 | Jordan Peele | Lupita Nyong'o
The Others | | 2001 | 0.8 | Alejandro Amenábar | Nicole Kidman
Scary Movie | | 2000 | 0.7 | Keenen Ivory Wayans | Anna Faris
1917 | | 2019 | 0.9 | Sam Mendes | George MacKay
2012 | | 2009 | 0.7 | Roland Emmerich | John Cusack
Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb | | 1964 | 0.88 | Stanley Kubrick | Peter Sellers
Eternal Sunshine of the Spotless Mind | | 2004 | 0.9 | Michel Gondry | Jim Carrey, Kate Winslet
Spider-Man | | 2002 | 0.86 | Sam Raimi | Tobey Maguire
The A-Team | | 2010 | 0.6 | Joe Carnahan | Liam Neeson
Interstellar | | 2014 | 0.97 | Christopher Nolan | Matthew McConaughey, Anne Hathaway
Inception | | 2010 | 0.97 | Christopher Nolan | Leonardo DiCaprio, Tom Hardy
Magnolia | | 1999 | 0.8 | Paul Thomas Anderson | Tom Cruise, Philip Seymour Hoffman
Rushmore | | 1998 | 0.8 | Wes Anderson | Jason Schwartzman
Parasite | 기생충 | 2019 | 0.94 | Bong Joon-ho | Song Kang-ho
Zorvexian Tides | | 2011 | 0.4 | Ulla Brandovic | Prince
Harbour of the Marrow | | 1990 | 0.3 | Ulla Brandovic | Robert Downey Jr.
`;

/** Words that real descriptions use, so that they are known to be words of everyday English. */
const overview =
  'a man comes home late at night and finds that the heat of the summer has made him a king among a team of thieves who wait in the harbour for one more blade runner';

function peopleOf(names: string, ids: Map<string, number>): ChatPerson[] {
  const known = names.split(',').flatMap((name) => name.trim() || []);
  return known.map((name) => {
    const id = ids.get(name) ?? ids.size + 1;
    ids.set(name, id);
    return { id, name };
  });
}

export function someFilms(): ChatFilm[] {
  const ids = new Map<string, number>();
  return lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const [title = '', original = '', year, prominence, directors = '', cast = ''] = line
        .split('|')
        .map((field) => field.trim());
      return {
        tmdbId: at + 1,
        title,
        originalTitle: original || title,
        year: Number(year),
        runtime: 100,
        genres: [18],
        language: 'en',
        countries: ['US'],
        rating: 7,
        prominence: Number(prominence),
        overview,
        themes: ['heist', 'love'],
        moods: ['scary'],
        directors: peopleOf(directors, ids),
        cast: peopleOf(cast, ids).map((person) => ({ ...person, character: '' })),
      };
    });
}
