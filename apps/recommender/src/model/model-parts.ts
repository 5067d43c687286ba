/** A model as the payload of a file, without a copy of its large arrays. */
import { createHash } from 'node:crypto';
import {
  arrayForms,
  type ArrayName,
  filledUp,
  type ModelHeader,
  placeArrays,
  recordOf,
} from './model-layout.ts';
import type { RecommendationModel } from './recommendation-model.ts';
import { thousandthsOf } from './stored-ratings.ts';

export interface VersionedModel {
  model: RecommendationModel;
  version: string;
}

export interface ModelParts {
  header: ModelHeader;
  /** The payload in pieces, with what fills them up. */
  pieces: Uint8Array[];
}

export function partsOf(model: RecommendationModel): ModelParts {
  const arrays = arraysOf(model);
  const { places, payloadBytes } = placeArrays(recordOf((name) => arrays[name].length));
  const pieces = arrayForms.flatMap(({ name }) => withFilling(arrays[name]));
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return {
    header: {
      card: model.card,
      listLength: model.listLength,
      arrays: arrayForms.map((form) => ({ ...form, ...places[form.name] })),
      payloadBytes,
      payloadSha256: hash.digest('hex'),
    },
    pieces,
  };
}

/** What tells one model from another: when it was made, and the start of its checksum. */
export function versionOf({ card, payloadSha256 }: Pick<ModelHeader, 'card' | 'payloadSha256'>): string {
  return `${card.createdAt.replaceAll(/\.\d+|[-:]/g, '')}-${payloadSha256.slice(0, 8)}`;
}

/** A model that has no file. */
export function versioned(model: RecommendationModel): VersionedModel {
  return { model, version: versionOf(partsOf(model).header) };
}

function arraysOf({ filmIds, neighbours, ratings, likedTogether, facts }: RecommendationModel) {
  const names = Array.from({ length: facts.names.length }, (_, fact) => facts.names.at(fact) ?? '');
  const nameStarts = new Uint32Array(names.length + 1);
  for (const [fact, name] of names.entries())
    nameStarts[fact + 1] = (nameStarts[fact] ?? 0) + Buffer.byteLength(name);
  return {
    filmIds,
    neighbours,
    ratings: thousandthsOf(ratings),
    likedTogether,
    factStarts: facts.starts,
    facts: facts.facts,
    factKinds: facts.kinds,
    factIds: facts.ids,
    nameStarts,
    names: Buffer.from(names.join('')),
  } satisfies Record<ArrayName, ArrayBufferView & { length: number }>;
}

function withFilling(view: ArrayBufferView): Uint8Array[] {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return [bytes, new Uint8Array(filledUp(bytes.length) - bytes.length)];
}
