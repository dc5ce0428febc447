import { formatNumber } from '#ui/format/number.ts'

/** In how many of its answers an agent did not know, as Analytics says it, too. */
export function didNotKnow(count: number): string {
  return `Did not know ${formatNumber(count)}`
}
