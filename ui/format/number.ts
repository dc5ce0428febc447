/** A whole number as people read it: '1,200'. What is no number is '–'. */
export function formatNumber(value: number, locale = 'en-US'): string {
  if (!Number.isFinite(value)) return '–'
  return new Intl.NumberFormat(locale).format(value)
}

/** How many of something there are: '1 page', '1,200 pages'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
