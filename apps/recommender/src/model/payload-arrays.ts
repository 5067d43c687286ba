/** The arrays of a model file as views of its payload. */
import { isUtf8 } from 'node:buffer';
import { setImmediate as breathe } from 'node:timers/promises';
import { ModelFault } from './model-fault.ts';
import { arrayForms, type ArrayName, type ModelHeader, placeArrays, recordOf } from './model-layout.ts';
import type { RecommendationModel } from './recommendation-model.ts';

/** Names between two breaths. */
const namesAtOnce = 20_000;

/** Rejects with a `ModelFault` where the header's table or the names do not fit the payload. */
export async function payloadArrays(header: ModelHeader, payload: ArrayBuffer): Promise<RecommendationModel> {
  const { places } = placesOf(header);
  const view = (name: ArrayName) => [payload, places[name].offset, places[name].length] as const;
  return {
    card: header.card,
    listLength: header.listLength,
    filmIds: new Int32Array(...view('filmIds')),
    neighbours: new Int32Array(...view('neighbours')),
    ratings: new Float32Array(...view('ratings')),
    likedTogether: new Uint32Array(...view('likedTogether')),
    facts: {
      starts: new Uint32Array(...view('factStarts')),
      facts: new Uint32Array(...view('facts')),
      kinds: new Uint8Array(...view('factKinds')),
      ids: new Int32Array(...view('factIds')),
      names: await readNames(new Uint32Array(...view('nameStarts')), Buffer.from(...view('names'))),
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

async function readNames(starts: Uint32Array, bytes: Buffer): Promise<string[]> {
  const fault = new ModelFault('its names are damaged');
  if (starts.length === 0 || starts[0] !== 0 || starts.at(-1) !== bytes.length || !isUtf8(bytes)) throw fault;
  const names: string[] = [];
  for (let fact = 0; fact + 1 < starts.length; fact += 1) {
    const from = starts[fact] ?? 0;
    const to = starts[fact + 1] ?? 0;
    if (to < from || to > bytes.length || isInsideCharacter(bytes, from)) throw fault;
    names.push(bytes.toString('utf8', from, to));
    if (names.length % namesAtOnce === 0) await breathe();
  }
  return names;
}

/** In UTF-8 the bytes of a character behind its first begin with the bits 10. */
function isInsideCharacter(bytes: Buffer, at: number): boolean {
  return at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80;
}
