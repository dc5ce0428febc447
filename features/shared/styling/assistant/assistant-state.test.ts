import { describe, expect, it } from 'vitest'
import type { Proof, Verdict } from '../proof/proof.types.ts'
import {
  type AssistantAction,
  emptyAssistant,
  messagesOf,
  offerOf,
  type Reply,
  reduceAssistant,
} from './assistant-state.ts'

const stateAfter = (...actions: AssistantAction[]) => actions.reduce(reduceAssistant, emptyAssistant)
const asked: AssistantAction = { type: 'asked', text: 'Make it red' }
const css = '.a { color: red }'
const replied: AssistantAction = {
  type: 'replied',
  text: `Done.\n\`\`\`css\n${css}\n\`\`\``,
  parts: { words: 'Done.', hasBlock: true, css },
  sheets: { before: '', after: css },
  changes: [{ selector: '.a', property: 'color', from: null, to: 'red' }],
  wishes: [],
  unknown: [],
  removed: [],
  check: 'running',
}
const fine: Proof = {
  changed: ['title'],
  worst: 5,
  inputReachable: true,
  problems: [],
  removed: [],
  unbalanced: false,
}
const broken: Proof = { ...fine, problems: [{ kind: 'hidden', mode: 'light', elements: [] } as never] }
const replyAfter = (check: Verdict | 'unknown') =>
  stateAfter(asked, replied, { type: 'checked', check, told: undefined, inserted: null }).turns.at(
    -1,
  ) as Reply

describe('the assistant', () => {
  it('waits for a reply and shows it', () => {
    expect(stateAfter(asked)).toMatchObject({
      generating: true,
      turns: [{ from: 'owner', text: 'Make it red' }],
    })
    const { generating, turns } = stateAfter(asked, replied)
    expect(generating).toBe(false)
    expect(turns[1]).toMatchObject({ from: 'assistant', check: 'running', parts: { words: 'Done.', css } })
  })

  it('takes a question back that was cancelled', () => {
    expect(stateAfter(asked, { type: 'cancelled' })).toEqual(emptyAssistant)
  })

  it('apologises and goes on', () => {
    const { turns } = stateAfter(asked, { type: 'failed', text: 'Sorry' }, asked)
    expect(turns.map(({ from }) => from)).toEqual(['owner', 'apology', 'owner'])
    expect(new Set(turns.map(({ id }) => id)).size).toBe(3)
  })

  it('offers nothing before it was tried, and only what breaks nothing afterwards', () => {
    expect(offerOf(stateAfter(asked, replied).turns.at(-1) as Reply)).toBeUndefined()
    expect(offerOf(replyAfter('unknown'))).toEqual({ css, repaired: false })
    expect(offerOf(replyAfter({ proof: fine, repaired: undefined }))).toEqual({ css, repaired: false })
    expect(offerOf(replyAfter({ proof: broken, repaired: { css: '.b {}', proof: fine } }))).toEqual({
      css: '.b {}',
      repaired: true,
    })
    expect(offerOf(replyAfter({ proof: broken, repaired: undefined }))).toBeUndefined()
  })

  it('starts over', () => {
    expect(stateAfter(asked, replied, { type: 'reset' })).toEqual(emptyAssistant)
  })
})

describe('messagesOf', () => {
  it('sends what was said, without apologies, ending with the question', () => {
    const { turns } = stateAfter(asked, { type: 'failed', text: 'Sorry' }, asked, replied)
    expect(messagesOf(turns, 'And blue').map(({ role }) => role)).toEqual([
      'user',
      'user',
      'assistant',
      'user',
    ])
    expect(messagesOf(turns, 'And blue').at(-1)?.content).toBe('And blue')
    expect(messagesOf(turns, 'And blue')[2]).toHaveProperty('changes.0.to', 'red')
  })

  it('sends no more than the server reads', () => {
    const { turns } = stateAfter(...Array.from({ length: 60 }, () => [asked, replied]).flat())
    expect(messagesOf(turns, 'x'.repeat(5000))).toHaveLength(40)
    expect(messagesOf(turns, 'x'.repeat(5000)).at(-1)?.content).toHaveLength(4000)
  })
})
