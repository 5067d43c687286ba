/** A silhouette in a box of 100 by 100, cut like a stencil: one ink, what is knocked out of it, and a spot of a second. */
export interface Motif {
  body?: string;
  /** Limbs and wires: the same ink, drawn as a round line. */
  line?: { path: string; width: number };
  /** Shows the ground through the body. */
  cut?: string;
  /** A thin line in the ground's ink. */
  seam?: { path: string; width: number };
  spot?: string;
  /** Stands on its foot (y = 100) instead of floating. */
  stands?: true;
}
