/** A picture of the film database at one of its sizes. */
import { useSite } from '../client/site-context.ts';
import type { SiteSettings } from '../site-settings.ts';
import { type PictureKind, pictureSources } from './picture-sizes.ts';

interface PictureProps {
  /** A path below the image host, with its leading slash. */
  path: string;
  kind: PictureKind;
  /** The one that is shown where a browser has no choice. */
  size: 'w92' | 'w500' | 'original';
  /** How wide it is shown, in CSS's words, for instance `(min-width: 48rem) 9rem, 7rem`. */
  shownAt: string;
  alt: string;
  width: number;
  height: number;
  /** Load it first: it is what the visitor came to see. */
  first?: boolean;
  className?: string;
}

export function Picture(props: PictureProps) {
  const { path, kind, size, shownAt, alt, width, height, first = false, className } = props;
  const site = useSite();
  // What the product draws itself is sharp at every size.
  const choice = site.filmSource === 'tmdb' && {
    srcSet: pictureSources(site.imageBaseUrl, kind, path),
    // A browser that loads late knows by itself how wide the picture is.
    sizes: first ? shownAt : `auto, ${shownAt}`,
  };
  return (
    <img
      {...choice}
      src={pictureUrl(site, size, path)}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
      className={className}
    />
  );
}

export function pictureUrl({ imageBaseUrl }: SiteSettings, size: PictureProps['size'], path: string): string {
  return `${imageBaseUrl}/${size}${path}`;
}
