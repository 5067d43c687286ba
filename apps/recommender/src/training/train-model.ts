/** Makes a model of films and, where there are any, of people's likes. */
import { recommendations } from '@kinora/contracts/limits';
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { trainContent } from '../content/train-content.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import { contentNeighbours, mixHybrid, tasteRows } from '../hybrid/hybrid-scores.ts';
import { learnTastes } from '../hybrid/learn-tastes.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { countPeople } from '../interactions/count-people.ts';
import type { ModelCard, RecommendationModel } from '../model/recommendation-model.ts';
import { collectFacts } from '../reasons/film-facts.ts';
import { sharesReason } from '../reasons/find-reasons.ts';
import { buildLists } from '../variety/build-lists.ts';
import { groupFilms } from '../variety/film-groups.ts';
import { chooseWeights, type ChosenWeights } from './choose-weights.ts';
import { likedByPeople } from './liked-by-people.ts';
import { listedFilms, narrowed } from './listed-films.ts';

export interface TrainingInput {
  profiles: readonly FilmProfile[];
  /** Items number `profiles`. Null before anyone has liked anything. */
  interactions: Interactions | null;
  /** When this is, for the card. */
  now: Date;
  /** Which films get lists and stand in them, of those with a TMDB id; all where left out. */
  isListed?: (profile: FilmProfile) => boolean;
  /** What `chooseWeights` says of the interactions, where that was asked already. */
  choice?: ChosenWeights;
}

export async function trainModel(input: TrainingInput): Promise<RecommendationModel> {
  const { profiles, interactions, isListed = () => true } = input;
  const content = trainContent(profiles);
  const learned = interactions && (await learn(content, interactions, input.choice));
  const scores = learned?.scores ?? content;
  const listed = listedFilms(profiles, isListed);
  const facts = collectFacts(Array.from(listed, (film) => profiles[film]!));
  const together = interactions ? likedByPeople(interactions, recommendations.minimumPeople) : () => 0;
  const numbers = new Int32Array(profiles.length).fill(-1);
  for (const [place, film] of listed.entries()) numbers[film] = place;
  const lists = buildLists(
    narrowed(
      {
        films: profiles.length,
        scoresOf: (film) => scores.scoresOf(film),
        likeness: (one, other) => content.likeness(one, other),
        isExplained: (film, candidate) =>
          sharesReason(facts, numbers[film]!, numbers[candidate]!) || together(film, candidate) > 0,
      },
      listed,
    ),
    {
      listLength: Math.min(recommendations.mostRequested, Math.max(1, listed.length - 1)),
      groupsOf: groupFilms(facts),
    },
  );
  return {
    card: cardOf(input, listed.length, learned),
    filmIds: Int32Array.from(listed, (film) => profiles[film]!.tmdbId),
    ...lists,
    likedTogether: Uint32Array.from(lists.neighbours, (neighbour, at) =>
      neighbour < 0 ? 0 : together(listed[Math.floor(at / lists.listLength)]!, listed[neighbour]!),
    ),
    facts,
  };
}

interface Learned {
  scores: ScoresBesideFilm;
  algorithm: string;
  offline: Record<string, number>;
}

/** Nothing where no two films are kept by enough people. */
async function learn(
  content: ScoresBesideFilm,
  interactions: Interactions,
  given: ChosenWeights | undefined,
): Promise<Learned | null> {
  const neighbours = contentNeighbours(content);
  const choice = given ?? (await chooseWeights({ content, neighbours, interactions }));
  const { weights } = choice;
  const tastes = await learnTastes(interactions, {
    minimumPeople: recommendations.minimumPeople,
    ease: weights.easeShare > 0,
  });
  if (tastes.interactions.items.length === 0) return null;
  const rows = tasteRows(tastes, weights);
  const parts = ['content', 'item cosine', 'iALS', ...(tastes.hasEase ? ['EASE'] : [])];
  return {
    scores: mixHybrid({ content, neighbours, tastes, rows, weights }),
    algorithm: parts.join(' + '),
    offline: choice.scores,
  };
}

function cardOf({ interactions, now }: TrainingInput, films: number, learned: Learned | null): ModelCard {
  return {
    createdAt: now.toISOString(),
    algorithm: learned?.algorithm ?? 'content',
    counts: {
      films,
      people: interactions ? countPeople(interactions) : 0,
      interactions: interactions?.items.length ?? 0,
    },
    scores: learned?.offline ?? {},
  };
}
