/** Credits with one decimal: '1,234.5' (spec 2 §9). What is no number is '–'. */
export function formatCredits(credits: number, locale = 'en-US'): string {
  if (!Number.isFinite(credits)) return '–'
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const text = new Intl.NumberFormat(locale, oneDecimal).format(credits)
  return text === '-0.0' ? '0.0' : text
}

/** Credits in as few characters as can be, for quick picks: '1K', '2.5K', '10K' (spec 2 §9). */
export function formatCompact(amount: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(amount)
}

/** A share 0–1 as percent with two decimals: '45.25%' (spec 3 §9). */
export function formatPercent(share: number, locale = 'en-US'): string {
  if (!Number.isFinite(share)) return '–'
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(locale, { style: 'percent', ...twoDecimals }).format(share)
}
