import { measureLinking } from './measure-linking.ts';
import { readShippedFilms } from './shipped-catalogue.ts';
import { inventFilms } from './invented-catalogue.ts';
import { createKnowledge } from '@kinora/chatbot/offline/knowledge/create-knowledge';
import { createMentionFinder } from '@kinora/chatbot/offline/mentions/find-mentions';
import { createWishReader } from '@kinora/chatbot/offline/wishes/read-wishes';
const most = Number(process.argv[2] ?? 0);
for (const [name, films] of [
  ['shipped', readShippedFilms()],
  ['invented', inventFilms(Number(process.argv[4] ?? 800), 7)],
] as const) {
  const knowledge = await createKnowledge(films);
  const finder = await createMentionFinder({
    knowledge,
    readsAsWish: createWishReader(knowledge).readsAsWish,
  });
  for (const writing of ['as written', 'casual', 'slips'] as const) {
    const r = measureLinking({ films, mind: { knowledge, ...finder } } as any, {
      sentences: 2000,
      seed: Number(process.argv[3] ?? 991),
      writing,
      plain: [],
    });
    console.log(name, writing, 'precision', r.precision.toFixed(1), 'recall', r.recall.toFixed(1));
    console.log(r.mistakes.slice(0, most).join('\n'));
  }
}
