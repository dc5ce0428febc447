import type { Item } from './scan.ts'

/** Cuts a request where one wish ends and the next begins. */
export function segmentsOf(items: readonly Item[]): Item[][] {
  const segments: Item[][] = [[]]
  for (const item of items) {
    if (['stop', 'break', 'with'].includes(item.kind)) segments.push([])
    else segments.at(-1)!.push(item)
  }
  return joinColors(segments.filter((segment) => segment.length > 0)).flatMap(innerLast)
}

/** 'from orange, red and pink': the colours of one gradient belong together. */
function joinColors(segments: Item[][]): Item[][] {
  const joined: Item[][] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    const pair = before && [...before, ...segment]
    const belongs =
      before?.at(-1)?.kind === 'colorValue' &&
      segment[0]?.kind === 'colorValue' &&
      pair?.some((item) => item.kind === 'effect' && item.effect === 'gradient')
    if (belongs) joined[joined.length - 1] = pair!
    else joined.push(segment)
  }
  return joined
}

/** 'A gold title on a blue header' is two wishes: first what is behind, then what stands on it. */
function innerLast(segment: Item[]): Item[][] {
  const at = segment.findLastIndex(({ kind }) => kind === 'on')
  const [inner, outer] = [segment.slice(0, at), segment.slice(at + 1)]
  const has = (items: Item[], ...kinds: Item['kind'][]) => items.some(({ kind }) => kinds.includes(kind))
  const isTwo =
    at > 0 &&
    has(outer, 'part') &&
    has(outer, 'colorValue') &&
    has(inner, 'part', 'aspect') &&
    has(inner, 'colorValue')
  if (!isTwo) return [segment]
  const whose = has(inner, 'part') ? [] : outer.filter(({ kind }) => kind === 'part')
  return [outer, [...inner, ...whose]]
}
