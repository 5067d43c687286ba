/** What people write who name no film, although films are called by these very words. For tests. */

const small = `
a movie it should not be too long
a comedy it should not be scary
Something funny, it must be from the nineties
the movie it was too long
a movie she would like
a movie nobody knows
a film nobody has seen
something in it
with a dog in it
something with her in it
something for us both
i'm up for anything
a movie up to 90 minutes
A movie up to two hours long
Up to 90 minutes please
up to two hours
is it from 2017
loved it
forget it
surprise me
the second one
more like that
not the same thing
one more thing
`;

const years = `
films between 1984 and 1989
Something between 1984 and 1989
a mix between 1984 & 1989
from 1984 to 1989
1984-1989
1984, 1985
a 1984 film
movies of 1984
best of 1984
French films after 1984
older than 1984
nothing older than 1984
not older than 20 years
older than twenty years
except from 1984
what about 1984
How about 2012
a movie after 2020
After 2020
A Movie After 2020
from after 2010
something before 1990
comedies since 2012
until 1984
no later than 2012
2012 or later
in 1984
set in 1917
`;

const replies = `
thanks, that is great
Thanks, that is great
Great, thanks!
great
perfect, thank you
that is perfect
thank you so much
that is big
good one
wonderful
`;

const slips = `
mistery
a mistery
mistery film
a mistery set in paris
something like a mistery
ghsot stroy thats realy creppy
a romence
koren thrillr after 2010
frensh films
a westrn
scarey movie
`;

const idioms = `
a film for grown ups
scare the living daylights out of me
lots of kung fu
home alone tonight what should i watch
a scary movie
no war films
about love
a road trip
`;

function linesOf(text: string): string[] {
  return text.trim().split('\n');
}

export const wishSentences = [small, years, replies, slips, idioms].flatMap(linesOf);

/** Titles that these sentences have the words of. */
export const temptingTitles = linesOf(`
It
Her
She
Us
Up
Big
After
Before
Nobody
Nobody Knows
The Thing
Loved
Great
Perfect
Wonderful
Thank You
Nineteen Eighty-Four
20 Years
2012
1917
Misery
Troy
Korsen
Home Alone
Scary Movie
Toy Story
Road Trip
Grown Ups
Kung Fu Panda
The Living Daylights
War
Love
`);
