/** The arrays of a model file as views of its payload. */
import { ModelFault } from './model-fault.ts';
import { arrayForms, type ArrayName, type ModelHeader, placeArrays, recordOf } from './model-layout.ts';
import type { RecommendationModel } from './recommendation-model.ts';
import { storedNames } from './stored-names.ts';
import { storedRatings } from './stored-ratings.ts';

/** Throws a `ModelFault` where the header's table or the names do not fit the payload. */
export function payloadArrays(header: ModelHeader, payload: ArrayBuffer): RecommendationModel {
  const { places } = placesOf(header);
  const view = (name: ArrayName) => [payload, places[name].offset, places[name].length] as const;
  return {
    card: header.card,
    listLength: header.listLength,
    filmIds: new Int32Array(...view('filmIds')),
    neighbours: new Int32Array(...view('neighbours')),
    ratings: storedRatings(new Uint16Array(...view('ratings'))),
    likedTogether: new Uint32Array(...view('likedTogether')),
    facts: {
      starts: new Uint32Array(...view('factStarts')),
      facts: new Uint32Array(...view('facts')),
      kinds: new Uint8Array(...view('factKinds')),
      ids: new Int32Array(...view('factIds')),
      names: storedNames(new Uint32Array(...view('nameStarts')), Buffer.from(...view('names'))),
    },
  };
}

function placesOf({ arrays, payloadBytes }: ModelHeader) {
  const placed = placeArrays(recordOf((name) => arrays.find((array) => array.name === name)?.length ?? 0));
  const isAsPlaced = arrayForms.every(({ name, type }, at) => {
    const array = arrays[at];
    return array?.name === name && array.type === type && array.offset === placed.places[name].offset;
  });
  if (!isAsPlaced || arrays.length !== arrayForms.length || placed.payloadBytes !== payloadBytes)
    throw new ModelFault('its header is not one of this format');
  return placed;
}
