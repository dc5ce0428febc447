import { expect, it } from 'vitest'
import { leadSeries } from './lead-series.ts'

const sources = ['form', 'words', 'request', 'flow', 'tool']
const leadSources = sources.map((name, at) => ({ name, count: 10 - at }))
const blank = { conversations: 0, visitors: 0, messages: 0, answered: 0, unknown: 0, handedOver: 0 }
const step = (at: string, counts: typeof leadSources) => ({
  ...blank,
  ...{ at, requests: 0, credits: 0 },
  leads: counts.reduce((sum, { count }) => sum + count, 0),
  leadSources: counts,
})
const steps = [step('2026-01-01', leadSources), step('2026-01-02', [{ name: 'tool', count: 3 }])]

it('tells each way with its days', () => {
  const series = leadSeries({ leadSources, steps })
  expect(series).toHaveLength(5)
  expect(series[0]).toEqual({ name: 'Form before the chat', values: [10, 0] })
  expect(series[4]).toEqual({ name: 'Told the agent', values: [6, 3] })
})

it('tells the rarest as one where there is room for fewer', () => {
  const series = leadSeries({ leadSources, steps }, { most: 4 })
  expect(series.map(({ name }) => name)).toEqual([
    'Form before the chat',
    'Conversation',
    'Asked for the team',
    'Other ways',
  ])
  expect(series[3]?.values).toEqual([13, 3])
})

it('tells nothing where there is nothing', () => {
  expect(leadSeries({ leadSources: [], steps }, { most: 4 })).toEqual([])
})
