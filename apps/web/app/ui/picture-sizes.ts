/** The sizes in which TMDB's image host keeps a picture, so that a browser takes no more than it shows. */

export type PictureKind = 'poster' | 'backdrop' | 'profile';

/** TMDB's name of a size and its width in pixels; `h632` is 421 wide, because photos are 2:3. `original` is up to 3840. */
const widths: Record<PictureKind, readonly (readonly [name: string, width: number])[]> = {
  poster: [
    ['w92', 92],
    ['w185', 185],
    ['w342', 342],
    ['w500', 500],
    ['w780', 780],
  ],
  backdrop: [
    ['w780', 780],
    ['w1280', 1280],
    ['original', 3840],
  ],
  profile: [
    ['w185', 185],
    ['h632', 421],
  ],
};

export function pictureSources(imageBaseUrl: string, kind: PictureKind, path: string): string {
  return widths[kind].map(([name, width]) => `${imageBaseUrl}/${name}${path} ${width}w`).join(', ');
}
