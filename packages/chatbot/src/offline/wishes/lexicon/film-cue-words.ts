/** Words that say how a film that is named stands to what is wanted. */
export const filmCueTable = `
like: like, similar, similar to, something similar to, anything similar to, stuff similar to, in the vein of, in the same vein as, in the spirit of, in the style of, reminds
  me of, remind me of, reminiscent of, along the lines of, the same vibe as, same vibe as, same vibes as, vibes
  of, vibe of, the mood of, same mood as, the feel of, the feeling of, resembles, resembling, akin to,
  comparable to, much like, more like, just like, kind of like, sort of like, something like, a la, as good as,
  la, if i liked, if i loved, if i enjoyed, if you liked, because i liked, because i loved, kind of film as,
  such as, close to, in line with, a cross between, cross between, mix of, a mix of, mixture of, meets, between,
  equivalent of, version of, spiritual successor to, other than like, kinda like, comparable with, on a par
  with, matching, following up, follow up to, next after, after watching, after i watched, more of, in the same
  league as, feels like, feel like, scratch the same itch as, scratches the same itch as, same itch as, same
  energy as, same spirit as, recalls, evokes, evoke, in the mould of, in the mold of, echoes of, echo of, along
  the same lines as, on par with, if you like, since i enjoyed, since i loved, since i liked, because i enjoyed,
  in the footsteps of, the likes of, likes of, spiritual sequel to, same ballpark as, same category as, similar
  in tone to, similar in style to, similar in mood to, same tone as, same style as, same type as, same kind as,
  same genre as, neighbour of, cousin of, in keeping with, companion to, goes well with, double bill with, comes
  close to, comparable in mood to, somewhat like, a bit like, a lot like, exactly like, very like, not unlike,
  modelled on, gives me the same feeling as, same feeling as, as great as, as much fun as
like-that: in that vein, in the same vein, similar, along those lines, along these lines, more of the same, in
  the same spirit, in a similar vein, same kind of thing, similar ones, something similar, anything similar, the
  same kind, scratch that itch, same itch, of that kind, of that sort, that kind of film, that sort of film,
  that kind of thing, that sort of thing, in this vein, in this style, in that style, of this kind, this sort of
  thing, this kind of thing, this kind of film, comparable
loved: loved, loved it, love it, liked, liked it, enjoyed, enjoyed it, adored, adored it, my favorite, my
  favourite, favorite, favourite, favorites, favourites, favorite film, favourite film, favorite movie,
  favourite movie, cant get enough, cant get enough of, obsessed with, blown away by, blew me away, was great,
  was amazing, was awesome, was fantastic, was brilliant, was so good, was really good, was excellent, was
  perfect, was wonderful, is great, is amazing, is perfect, is wonderful, is a masterpiece to me, fell in love
  with, a fan of, fan of, big fan of, fans of, huge fan of, crazy about, enjoying, loving, impressed by, was
  good, want more, wanting more, hooked on, i rewatch, rewatching, got me hooked, admire, was a blast,
  thoroughly enjoyed, big into, very much liked, i like, i love, i adore, i enjoy, we love, we loved, we liked,
  love, adore, one of my favorites, one of my favourites, all time favorite, all time favourite, never get tired
  of, can watch again and again, is my kind of film, is my thing, is the kind of film i like, is right up my
  street, right up my alley, is exactly my taste, swear by, couldnt stop thinking about, cannot get enough,
  cannot get enough of, big hit with us, went down well, speaks to me, spoke to me, was right up my street, made
  my day, stunned me, knocked me out, floored me, im in love with, absolutely loved it, was a hit with us, cant
  stop thinking about, still thinking about it, thinking about it, best film i ever saw, best film ive ever
  seen, best film i have ever seen, best movie i ever saw, best movie ive ever seen, best movie i have ever
  seen, best thing i ever saw, best thing ive seen, best film ive seen, best movie ive seen, last film i loved,
  last film i enjoyed, last movie i loved, last movie i enjoyed, last thing i loved, last good film i saw, last
  great film i saw, last good movie i saw, last great movie i saw
seen: we did, we have done, seen, i have seen, ive seen, have seen, weve seen, we have seen, already seen,
  already saw, already watched, ive already seen, ive watched, have watched, saw, watched, just watched, just
  saw, know it, i know, already know, finished, seen it, watched it, seen that, rewatched, i have already seen,
  recently watched, recently saw, already, ive shown, i have shown, have shown, shown, know by heart, by heart,
  seen to death, over and over, already own, i own, own it, seen a hundred times, many times, so many times, a
  million times, done that, did that one, crossed off, ticked off
vibes: vibes, vibe, esque, type, kind of film, style, style film, like film, sort of film, type of film, type
  film, type movie, kind of vibe, feel, ish, clone, clones
unseen: havent seen, have not seen, never seen, not seen, havent watched, have not watched, never watched, hadnt
  seen, not watched, yet to see, yet to watch, want to see, want to watch, wanted to see, would like to see, id
  like to see
hated: hated, hate, hates, cant stand, hated it, didnt like, did not like, didnt like it, didnt enjoy, did not
  enjoy, couldnt stand, could not stand, couldnt finish, couldnt get through, walked out of, fell asleep during,
  was terrible, was awful, was boring, was bad, was horrible, was overrated, is overrated, is terrible, is
  awful, is boring, was disappointing, bored me, was too long, wasnt good, was not good, was not for me, wasnt
  for me, didnt care for, did not care for, disliked, disliked it, not impressed by, was a letdown, loathed,
  disappointed by, wasnt my thing, was not my thing, sucked, sucks, was meh, did nothing for me, is not for me,
  isnt for me, not for me, couldnt get into, is not my thing, isnt my thing, not my thing, are not my thing,
  arent my thing, isnt really my thing, annoys me, annoy me, gets on my nerves, get on my nerves, puts me off,
  put me off, bores me, bore me, arent for me, are not for me, turns me off, turn me off, is not really my
  thing, not my cup of tea, isnt my cup of tea, is not my cup of tea, arent my cup of tea, give me a headache,
  is too much for me, are too much for me, leave me cold, leaves me cold, not my favorite, not my favourite, is
  out, are out, is a no, are a no, is off the table, are off the table, is a dealbreaker, get old, gave up on,
  turned off, switched off, stopped watching, couldnt stand it, left me cold, a waste of time, was a waste of
  time, put me to sleep, sent me to sleep, could not finish, was rubbish, was garbage, was dull, was trash,
  disappointed me, overrated, was not great, wasnt great, regret watching, never again
this: this, this one, this film, this movie, it, this kind, this title, the one on this page, the same
that: that, that one, that film, that movie, the one, the last one, that kind, these, those
same-director: the same director, same director, this director, the director of this, its director, same
  filmmaker, the same filmmaker, the director
same-lead: the same actor, same actor, the same lead, same lead, the same actress, same actress, the same star,
  same star, the main actor, the lead actor, the lead actress, the same actors, same actors, same cast, the same
  cast
`;
