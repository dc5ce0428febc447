import { describe, expect, it } from 'vitest'
import { milliCreditsOf } from './prices.ts'

describe('what an answer costs', () => {
  it('is its tokens at the price of its model, with the margin', () => {
    // (1,500 × 2,500 + 200 × 10,000) / 1,000 = 5,750 micro-USD; with 20% 6,900; 2.3 credits.
    expect(milliCreditsOf('gpt-4o', { promptTokens: 1500, completionTokens: 200 })).toBe(2300)
  })

  it('is nothing where the knowledge alone answered', () => {
    expect(milliCreditsOf('', { promptTokens: 0, completionTokens: 0 })).toBe(0)
  })

  it('is unknown for a model without a price, whatever it is called', () => {
    expect(milliCreditsOf('my-own-model', { promptTokens: 10, completionTokens: 10 })).toBeNull()
    expect(milliCreditsOf('constructor', { promptTokens: 10, completionTokens: 10 })).toBeNull()
  })

  it('rounds half up, once', () => {
    // 1 × 2,500 × 1.2 / 3,000 = 1 thousandth
    expect(milliCreditsOf('gpt-4o', { promptTokens: 1, completionTokens: 0 })).toBe(1)
    // 1 × 150 × 1.2 / 3,000 = 0.06
    expect(milliCreditsOf('gpt-4o-mini', { promptTokens: 1, completionTokens: 0 })).toBe(0)
  })
})
