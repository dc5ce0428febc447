const rings = 22
const corners = 64
const [centerX, centerY] = [544, 352]

/**
 * Closed contour lines around one point, each a little further out and a little less round than the one inside it,
 * in a square of 800. The same every time: nothing moves from one visit to the next.
 */
export function glowPaths(): string[] {
  return Array.from({ length: rings }, (_, ring) => contour(ring))
}

function contour(ring: number): string {
  const points = Array.from({ length: corners }, (_, corner) =>
    pointOf(ring, (corner / corners) * 2 * Math.PI),
  )
  const middles = points.map((point, index) => middleOf(point, points[(index + 1) % corners] as Point))
  const start = middles[corners - 1] as Point
  const curves = points.map((point, index) => `Q${textOf(point)} ${textOf(middles[index] as Point)}`)
  return `M${textOf(start)}${curves.join('')}Z`
}

type Point = readonly [x: number, y: number]

function pointOf(ring: number, angle: number): Point {
  const unrest = 2 + ring * 1.9
  const wave =
    Math.sin(3 * angle + ring * 0.22) +
    0.6 * Math.sin(5 * angle - ring * 0.31) +
    0.3 * Math.cos(2 * angle + ring * 0.12)
  const radius = 26 + ring * 29 + unrest * wave
  return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle) * 0.92]
}

function middleOf(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function textOf([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
