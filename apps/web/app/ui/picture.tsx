/** A picture of the film database at one of its sizes. */
import { useSite } from '../client/site-context.ts';
import type { SiteSettings } from '../site-settings.ts';

interface PictureProps {
  /** A path below the image host, with its leading slash. */
  path: string;
  size: 'w92' | 'w500' | 'original';
  alt: string;
  width: number;
  height: number;
  /** Load it first: it is what the visitor came to see. */
  first?: boolean;
  className?: string;
}

export function Picture({ path, size, alt, width, height, first = false, className }: PictureProps) {
  return (
    <img
      src={pictureUrl(useSite(), size, path)}
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
