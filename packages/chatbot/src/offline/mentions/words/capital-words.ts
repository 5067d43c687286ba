/** Words that English writes with a capital wherever they stand, so that their capital makes no title of them. */
export const capitalWords: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays january february march april
  may june july august september october november december christmas xmas halloween easter thanksgiving hanukkah valentine
  valentines god english american americans british britain england scotland scottish wales welsh irish ireland french
  france german germany italian italy spanish spain portuguese portugal dutch netherlands belgian belgium swiss switzerland
  austrian austria swedish sweden norwegian norway danish denmark finnish finland icelandic iceland polish poland czech
  hungarian hungary romanian romania greek greece turkish turkey russian russia ukrainian ukraine japanese japan chinese
  china korean korea taiwanese taiwan thai thailand vietnamese vietnam indian india iranian iran iraq israeli israel arab
  arabic egyptian egypt african africa australian australia canadian canada mexican mexico brazilian brazil argentina
  argentine chile colombia cuba cuban european europe asian asia latin america usa us uk eu ussr soviet nordic scandinavian
  scandinavia western eastern jewish christian catholic muslim buddhist london paris berlin rome madrid vienna moscow tokyo
  york california texas chicago boston vegas hollywood bollywood nollywood netflix disney pixar dreamworks marvel dc hbo
  hulu amazon prime apple youtube ghibli imdb tmdb oscar oscars academy cannes sundance bafta tv dvd vr ai cgi nasa fbi cia
  nazi nazis wwii ww2 ii i okay ok internet google facebook instagram tiktok twitter mom dad mum mr mrs ms dr`.split(
    /\s+/u,
  ),
);
