/** Path data of plain shapes. */

export function disc(cx: number, cy: number, r: number): string {
  return `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0z`;
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const radii = `${short(rx)} ${short(ry)}`;
  return `M${short(cx - rx)} ${short(cy)}a${radii} 0 1 1 ${short(2 * rx)} 0a${radii} 0 1 1 ${short(-2 * rx)} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

export function star(cx: number, cy: number, outer: number, inner: number, tips: number): string {
  const points = Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (index * Math.PI) / tips - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
  return polygon(points);
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
