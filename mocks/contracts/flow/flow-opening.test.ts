import { describe, expect, it } from 'vitest'
import { flowFilledLimit, flowValueLimit } from './flow-limits.ts'
import { openFlow } from './flow-opening.ts'
import { makeNode } from './make-node.ts'

const start = makeNode('start', 'start', { exits: { next: 'set' } })
const set = makeNode('set', 'set', { variable: 'shop', value: '{{agent}}’s', exits: { next: 'hi' } })
const hi = makeNode('message', 'hi', { text: 'Welcome to {{shop}}.', exits: { next: 'what' } })
const what = makeNode('choice', 'what', {
  text: 'What is it about?',
  choices: [
    { id: 'a', label: 'Hours' },
    { id: 'b', label: ' ' },
  ],
})
const facts = { agent: 'Ada' }

describe('the opening of a flow', () => {
  it('is what it says before it first waits', () => {
    expect(openFlow([start, set, hi, what], facts)).toEqual({
      text: 'Welcome to Ada’s.\n\nWhat is it about?',
      choices: ['Hours'],
      state: { nodeId: 'what', variables: { shop: 'Ada’s' } },
    })
  })

  it('says nothing where it waits for a question at once', () => {
    const opening = openFlow([{ ...start, exits: { next: 'k' } }, makeNode('knowledge', 'k')], facts)
    expect(opening).toEqual({ text: '', choices: [], state: { nodeId: 'k', variables: {} } })
  })

  it.each([
    ['a model writes first', [start, makeNode('ai', 'set', { instruction: 'Greet.' })]],
    ['the clock decides', [start, set, { ...hi, text: 'It is {{time}}.' }, what]],
    ['the visitor’s message decides', [start, set, { ...hi, text: '{{last_message}}' }, what]],
    ['it never waits', [start, set, { ...hi, exits: { next: 'set' } }]],
    ['it ends', [start, set, { ...hi, exits: {} }]],
    ['there is no start', [hi, what]],
  ])('is none where %s', (_, nodes) => expect(openFlow(nodes, facts)).toBeNull())

  it('keeps and says no more than a turn would, however its variables multiply', () => {
    const grows = Array.from({ length: 20 }, (_, step) =>
      makeNode('set', `s${step}`, {
        variable: `v${step}`,
        value: step === 0 ? 'x'.repeat(2000) : `{{v${step - 1}}}`.repeat(150),
        exits: { next: step === 19 ? 'hi' : `s${step + 1}` },
      }),
    )
    const from = { ...start, exits: { next: 's0' } }
    const opening = openFlow([from, ...grows, { ...hi, text: '{{v19}}'.repeat(200) }, what], {})
    expect(opening?.text.length).toBeLessThanOrEqual(flowFilledLimit + 2 + what.text.length)
    for (const value of Object.values(opening?.state.variables ?? {})) {
      expect(value.length).toBeLessThanOrEqual(flowValueLimit)
    }
  })

  it('is none where it would say more than a turn may', () => {
    const says = Array.from({ length: 12 }, (_, step) =>
      makeNode('message', `m${step}`, {
        text: 'x'.repeat(2000),
        exits: { next: step === 11 ? 'what' : `m${step + 1}` },
      }),
    )
    expect(openFlow([{ ...start, exits: { next: 'm0' } }, ...says, what], {})).toBeNull()
  })
})
