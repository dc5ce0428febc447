import { describe, expect, it } from 'vitest'
import { handoffNameWords, type Part } from '../conversations/parts.ts'
import { checkFlow } from './check-flow.ts'
import type { FlowNode } from './flow.schema.ts'
import { filledParts } from './flow-parts.ts'
import { fillTemplate } from './flow-templates.ts'
import type { FlowEvent, FlowState } from './flow-turn.ts'
import { makeNode } from './make-node.ts'
import { walkFlow } from './walk-flow.ts'

const form: Part = {
  type: 'form',
  submit: 'Send',
  fields: [
    { name: 'email', label: 'Email', kind: 'email', required: true },
    { name: 'city', label: 'City', kind: 'text' },
  ],
}
const cards: Part = {
  type: 'carousel',
  cards: [{ type: 'card', title: 'Rye', buttons: [{ label: 'Rye, please' }] }],
}
const start = makeNode('start', 'start', { exits: { next: 'ask' } })
const ask = makeNode('message', 'ask', { text: 'Your details?', parts: [form], exits: { next: 'bye' } })
const bye = makeNode('end', 'bye', { text: 'Thanks, {{email}} in {{city}}.' })
const asking: FlowNode[] = [start, ask, bye]

async function play(
  nodes: readonly FlowNode[],
  state: FlowState | null,
  text: string,
  values?: Record<string, string>,
) {
  const unused = () => {
    throw new Error('unused')
  }
  const ports = { knowledge: unused, ai: unused, tool: unused, handoff: async () => 'Noted.' }
  const steps = walkFlow({ nodes, state, text, values, facts: {}, lang: 'en', ports })
  const events: FlowEvent[] = []
  for (;;) {
    const { done, value } = await steps.next()
    if (done) {
      const said = events.flatMap((event) => (event.type === 'said' ? event.text : []))
      const parts = events.flatMap((event) => (event.type === 'parts' ? event.parts : []))
      const choices = events.flatMap((event) => (event.type === 'choices' ? event.labels : []))
      return { said, parts, choices, state: value.state }
    }
    events.push(value)
  }
}

describe('a message with a form', () => {
  it('waits until it is sent, and keeps its values as variables', async () => {
    const asked = await play(asking, null, 'Hello')
    expect(asked).toMatchObject({ said: ['Your details?'], parts: [form], state: { nodeId: 'ask' } })
    const sent = await play(asking, asked.state, 'Email: x', { email: 'ada@x.example', city: 'Rome' })
    expect(sent.said).toEqual(['Thanks, ada@x.example in Rome.'])
  })

  it('reads a form that was sent as words alone, as it is when its answer is asked for again', async () => {
    const sent = await play(asking, { nodeId: 'ask', variables: {} }, 'Email: ada@x.example\nCity: Rome')
    expect(sent.said).toEqual(['Thanks, ada@x.example in Rome.'])
  })

  it.each([
    ['what is no form', 'Why?', undefined],
    ['a mistake in it', 'Email: ada', { email: 'ada' }],
    ['what is missing', 'City: Rome', { city: 'Rome' }],
  ])('is shown again for %s', async (_, text, values) => {
    const again = await play(asking, { nodeId: 'ask', variables: {} }, text, values)
    expect(again).toMatchObject({ said: ['Your details?'], parts: [form], state: { nodeId: 'ask' } })
  })

  it('lets somebody go another way who writes something else', async () => {
    const other = makeNode('end', 'other', { text: 'Another time.' })
    const nodes = [start, { ...ask, exits: { ...ask.exits, other: 'other' } }, bye, other]
    expect((await play(nodes, { nodeId: 'ask', variables: {} }, 'Later')).said).toEqual(['Another time.'])
  })
})

describe('a message with buttons', () => {
  it('goes on, and what its buttons say is not offered once more by the choice that takes it', async () => {
    const nodes = [
      start,
      makeNode('message', 'ask', { text: '', parts: [cards], exits: { next: 'choice' } }),
      makeNode('choice', 'choice', {
        text: 'Which one?',
        choices: [
          { id: 'rye', label: 'Rye, please' },
          { id: 'none', label: 'None' },
        ],
        exits: { rye: 'bye', none: 'bye' },
      }),
      bye,
    ]
    expect(await play(nodes, null, 'Hello')).toMatchObject({
      said: ['Which one?'],
      parts: [cards],
      choices: ['None'],
      state: { nodeId: 'choice' },
    })
    expect(checkFlow(nodes).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

describe('a handoff', () => {
  it('says goodbye to whom it can reach', async () => {
    const nodes = [
      start,
      makeNode('question', 'ask', {
        text: 'Mail?',
        variable: 'email',
        answerKind: 'email',
        exits: { next: 'team' },
      }),
      makeNode('handoff', 'team', { exits: { next: 'over' } }),
      makeNode('end', 'over', { text: 'Goodbye.' }),
    ]
    const state = { nodeId: 'ask', variables: {} }
    expect((await play(nodes, state, 'ada@x.example')).said).toEqual(['Noted.', 'Goodbye.'])
  })

  it('says no goodbye to whom it asks how to be reached', async () => {
    const nodes = [
      makeNode('start', 'start', { exits: { next: 'team' } }),
      makeNode('handoff', 'team', { exits: { next: 'over' } }),
      makeNode('end', 'over', { text: 'Goodbye.' }),
    ]
    expect((await play(nodes, null, 'A person, please')).said).toEqual(['Noted.'])
  })
})

describe('parts of a flow', () => {
  it('are filled in, and what does not become whole is left out', () => {
    const values = { bread: 'Rye', picture: 'javascript:alert(1)', long: 'x'.repeat(600) }
    const part: Part = {
      type: 'carousel',
      cards: [
        {
          type: 'card',
          title: '{{bread}}',
          text: '{{long}}',
          imageUrl: '{{picture}}',
          buttons: [{ label: '{{none}}' }, { label: 'More', url: '{{picture}}' }, { label: 'Buy', says: '' }],
        },
        { type: 'card', title: '{{none}}' },
      ],
    }
    expect(filledParts([part], (text) => fillTemplate(text, values))).toEqual([
      {
        type: 'carousel',
        cards: [{ type: 'card', title: 'Rye', text: 'x'.repeat(500), buttons: [{ label: 'Buy' }] }],
      },
    ])
  })

  it.each<[string, Part, string]>([
    ['an empty card', { type: 'card', title: '' }, 'Give every card a title.'],
    [
      'a picture over http',
      { type: 'card', title: 'A', imageUrl: 'http://a.example/' },
      'Picture of a card: Please use an https:// address.',
    ],
    ['an empty carousel', { type: 'carousel', cards: [] }, 'Add a card to the carousel.'],
    [
      'a field without a variable',
      { ...form, fields: [{ name: '', label: 'A', kind: 'text' }] } as Part,
      'Choose a variable for every field of the form.',
    ],
    [
      'a variable of what is asked at handoff',
      { ...form, fields: [{ name: 'handoff_email', label: 'A', kind: 'email' }] } as Part,
      handoffNameWords,
    ],
    [
      'a choice of nothing',
      { ...form, fields: [{ name: 'a', label: 'A', kind: 'choice' }] } as Part,
      'Write what a field of the form offers.',
    ],
  ])('are not published with %s', (_, part, words) => {
    const nodes = [start, { ...ask, parts: [part] }, bye]
    expect(checkFlow(nodes)).toContainEqual({
      nodeId: 'ask',
      code: 'unfinished-part',
      severity: 'error',
      words,
    })
  })

  it('are not published where rich answers are off', () => {
    const codes = (richAnswers: boolean) => checkFlow(asking, { richAnswers }).map(({ code }) => code)
    expect(codes(false)).toContain('rich-off')
    expect(codes(true)).not.toContain('rich-off')
  })
})
