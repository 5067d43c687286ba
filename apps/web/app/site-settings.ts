/** What the operator decides and the browser may know. */
export interface SiteSettings {
  /** The site's own origin, without a slash at the end. */
  publicUrl: string;
  /** What picture addresses begin with, without a slash at the end: `/images`, or an image host's. */
  imageBaseUrl: string;
  /** Where the films come from: those that are shipped, or TMDB, which then is credited. */
  filmSource: 'shipped' | 'tmdb';
  aboutDevUrl: string;
  analyticsScriptUrl: string | undefined;
}
