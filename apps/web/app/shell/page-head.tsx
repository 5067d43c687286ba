/** What a page says of itself to tabs, search engines and those who share it. React lifts it into the head. */
import { useSite } from '../client/site-context.ts';

interface PageHeadProps {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The address that counts, from the first slash on. */
  path: string;
  /** The address of a picture, absolute or from the first slash on. */
  picture?: string | undefined;
  type?: 'website' | 'video.movie' | 'profile';
  /** A page that nobody should find by searching. */
  isHidden?: boolean;
}

const siteName = 'Kinora';

export function PageHead({ title, description, path, picture, type = 'website', isHidden }: PageHeadProps) {
  const { publicUrl } = useSite();
  const address = new URL(path, publicUrl).href;
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture !== undefined && <meta property="og:image" content={new URL(picture, publicUrl).href} />}
      <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
