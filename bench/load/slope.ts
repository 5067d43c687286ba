/** How fast something grows: the slope of the line that lies closest to the points, in units of `y` a unit of `x`. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  const spread = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  const common = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0);
  return spread === 0 ? 0 : common / spread;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
