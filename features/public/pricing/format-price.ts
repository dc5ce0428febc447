import type { Currency } from '#mocks/contracts/billing/catalogue.ts'

/** A price in whole units, as people of that currency write it: '$20', '€22', '£20'. */
export function formatPrice(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 0,
  }).format(amount)
}
