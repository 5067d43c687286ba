/** What stands in when no word of a film calls for a silhouette. */
import type { MotifName } from '../motifs/motifs.ts';
import type { Tone } from '../palettes.ts';

export const toneMotifs: Record<Tone, readonly [MotifName, ...MotifName[]]> = {
  blood: ['knife', 'eye', 'hand', 'skull', 'door', 'baretree', 'keyhole', 'zombie'],
  cosmic: ['planet', 'eye', 'rocket', 'astronaut', 'atom', 'globe', 'moon'],
  dream: ['spark', 'moon', 'key', 'book', 'castle', 'butterfly', 'door', 'feather'],
  dust: ['horse', 'sun', 'cactus', 'figure', 'badge', 'windmill'],
  fire: ['bullet', 'flame', 'fist', 'crosshair', 'runner', 'bomb', 'target', 'car'],
  noir: ['detective', 'keyhole', 'lamp', 'eye', 'bullet', 'pawn', 'maze', 'telephone'],
  olive: ['helmet', 'grenade', 'medal', 'flag', 'tank'],
  quiet: [
    'profile',
    'figure',
    'house',
    'lamp',
    'door',
    'leaf',
    'letter',
    'bird',
    'stairs',
    'hourglass',
    'crowd',
  ],
  rose: ['rose', 'heart', 'lovers', 'lips', 'letter', 'flower', 'umbrella'],
  sea: ['sail', 'globe', 'mountain', 'signpost', 'bird', 'island', 'sun'],
  stage: ['microphone', 'note', 'record', 'drama', 'dancer', 'star'],
  sunny: [
    'glass',
    'umbrella',
    'comedy',
    'tophat',
    'telephone',
    'cup',
    'lips',
    'balloon',
    'spectacles',
    'suitcase',
    'gift',
    'bulb',
  ],
};
