import { describe, expect, it } from 'vitest'
import { chartSummary, hasData, lastKnown } from './chart-summary.ts'

const labels = ['Mon', 'Tue', 'Wed']
const text = { name: 'Text', values: [4, 9, null] }

describe('chartSummary', () => {
  it('names the extremes and the latest', () => {
    expect(chartSummary({ labels, series: [text] }, (value) => `$${value}`)).toBe(
      'Text: lowest $4 (Mon), highest $9 (Tue), latest $9 (Tue).',
    )
  })

  it('says where there is nothing', () => {
    expect(chartSummary({ labels, series: [{ name: 'Voice', values: [] }] }, String)).toBe('Voice: no data.')
  })
})

describe('hasData', () => {
  it('is false without a number', () => {
    expect(hasData({ labels, series: [text] })).toBe(true)
    expect(hasData({ labels, series: [{ name: 'Voice', values: [null, Number.NaN] }] })).toBe(false)
    expect(hasData({ labels: [], series: [text] })).toBe(false)
    expect(hasData({ labels, series: [] })).toBe(false)
  })
})

describe('lastKnown', () => {
  it('is the last place with a value in any series', () => {
    expect(lastKnown({ labels, series: [text] })).toBe(1)
    expect(lastKnown({ labels, series: [text, { name: 'Voice', values: [null, null, 0] }] })).toBe(2)
    expect(lastKnown({ labels, series: [] })).toBe(-1)
  })
})
