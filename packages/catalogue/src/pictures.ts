/** Pictures that the product draws itself when no image host serves them. */

export interface Picture {
  /** An SVG document: no script, no external reference, at most 8 kB compressed. */
  svg: string;
}

export interface Pictures {
  /**
   * Draws the picture of that size and name, for instance `w500` and `poster-11-3fa9c1.svg`; the same words always give
   * the same bytes. Undefined when the size is not one of TMDB's for that kind of picture, or the name is not one that
   * the catalogue gave out.
   */
  draw(size: string, name: string): Picture | undefined;
}
