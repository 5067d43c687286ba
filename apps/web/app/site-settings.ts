/** What the operator decides and the browser may know. */
export interface SiteSettings {
  /** The site's own origin, without a slash at the end. */
  publicUrl: string;
  /** What picture addresses begin with, without a slash at the end: `/images`, or an image host's. */
  imageBaseUrl: string;
  aboutDevUrl: string;
  analyticsScriptUrl: string | undefined;
}
