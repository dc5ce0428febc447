import { describe, expect, it } from 'vitest'
import { formatCompact, formatCredits, formatPercent } from './credits.ts'
import { formatMinor, formatMoney } from './money.ts'
import { formatCount, formatNumber } from './number.ts'

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$5.00'],
    [1234.5, '$1,234.50'],
    [-3, '-$3.00'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%d is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  it('writes costs and the price of one credit with the digits asked for', () => {
    expect(formatMoney(0.0123, { digits: 4 })).toBe('$0.0123')
    expect(formatMoney(0.003, { digits: 5 })).toBe('$0.00300')
    expect(formatMoney(10, { digits: 0 })).toBe('$10')
  })

  it('knows how many minor units a currency has', () => {
    expect(formatMinor(1250)).toBe('$12.50')
    expect(formatMinor(1250, { currency: 'EUR' })).toBe('€12.50')
    expect(formatMinor(1250, { currency: 'JPY' })).toBe('¥1,250')
    expect(formatMinor(1)).toBe('$0.01')
  })
})

describe('credits', () => {
  it.each([
    [0, '0.0'],
    [-0.01, '0.0'],
    [5000, '5,000.0'],
    [940.54, '940.5'],
    [940.55, '940.6'],
    [Number.NaN, '–'],
  ])('%d is %s', (credits, text) => {
    expect(formatCredits(credits)).toBe(text)
  })

  it.each([
    [1000, '1K'],
    [2500, '2.5K'],
    [10_000, '10K'],
    [500, '500'],
  ])('%d is %s at its shortest', (credits, text) => {
    expect(formatCompact(credits)).toBe(text)
  })

  it('writes a share with two decimals', () => {
    expect(formatPercent(0.4525)).toBe('45.25%')
    expect(formatPercent(0)).toBe('0.00%')
    expect(formatPercent(1 / 0)).toBe('–')
  })
})

describe('numbers', () => {
  it('are written with separators, whatever the machine is set to', () => {
    expect([0, 999, 1200, 1_000_000].map((value) => formatNumber(value))).toEqual([
      '0',
      '999',
      '1,200',
      '1,000,000',
    ])
    expect(formatNumber(Number.NaN)).toBe('–')
  })

  it('say of what there are how many', () => {
    expect(formatCount(1, 'page')).toBe('1 page')
    expect(formatCount(0, 'page')).toBe('0 pages')
    expect(formatCount(1200, 'reply', 'replies')).toBe('1,200 replies')
  })
})
