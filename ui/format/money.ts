/** Digits after the point; the specification asks for 2 (amounts), 4 (costs) or 5 (price of one credit). */
export interface MoneyOptions {
  /** ISO 4217 code. @default 'USD' */
  currency?: string
  /** @default as the currency is written */
  digits?: number
  /** BCP 47 language. @default 'en-US' */
  locale?: string
}

/** An amount in whole units: `formatMoney(12.5)` is '$12.50'. What is no number is '–'. */
export function formatMoney(
  amount: number,
  { currency = 'USD', digits, locale = 'en-US' }: MoneyOptions = {},
): string {
  if (!Number.isFinite(amount)) return '–'
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(withoutMinusZero(amount))
}

/** An amount in the currency's minor units, as charges come: `formatMinor(1250)` is '$12.50', yen have none. */
export function formatMinor(minor: number, options: MoneyOptions = {}): string {
  const { currency = 'USD', locale = 'en-US' } = options
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  return formatMoney(minor / 10 ** (digits ?? 2), options)
}

function withoutMinusZero(amount: number): number {
  return amount === 0 ? 0 : amount
}
