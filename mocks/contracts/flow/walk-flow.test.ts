import { describe, expect, it } from 'vitest'
import type { FlowNode } from './flow.schema.ts'
import {
  flowFilledLimit,
  flowSaidLimit,
  flowStepsLimit,
  flowValueLimit,
  flowVariablesLimit,
} from './flow-limits.ts'
import type { FlowPorts } from './flow-ports.ts'
import type { FlowEnd, FlowEvent, FlowState } from './flow-turn.ts'
import { flowWordsFor } from './flow-words.ts'
import { makeNode } from './make-node.ts'
import { walkFlow } from './walk-flow.ts'

const words = flowWordsFor('en')

/** A world that knows the opening hours, and whose calls are noted. */
function world(over: Partial<FlowPorts> = {}) {
  const calls: unknown[] = []
  const ports: FlowPorts = {
    async *knowledge(question) {
      calls.push(['knowledge', question])
      const known = /hours/i.test(question)
      const text = known ? 'From 9 to 5.' : 'I do not know.'
      yield text
      return { known, text, sources: known ? [{ title: 'Hours', url: 'https://a.example/' }] : [] }
    },
    async *ai(instruction, values) {
      calls.push(['ai', instruction, values])
      yield 'Written '
      yield 'by a model.'
      return { ok: true, text: 'Written by a model.' }
    },
    async tool(toolId, values) {
      calls.push(['tool', toolId, values])
      return { ok: true, text: '{"free":true}' }
    },
    async handoff(handoff) {
      calls.push(['handoff', handoff])
      return 'A person will write to you.'
    },
    ...over,
  }
  return { calls, ports }
}

interface Played {
  said: string[]
  choices: string[]
  entered: string[]
  pieces: string
  end: FlowEnd
}

async function play(
  nodes: readonly FlowNode[],
  state: FlowState | null,
  text: string,
  more: { ports?: FlowPorts; signal?: AbortSignal } = {},
): Promise<Played> {
  const { ports = world().ports, signal } = more
  const walk = walkFlow({ nodes, state, text, facts: { company: 'Harbour' }, lang: 'en', ports, signal })
  const events: FlowEvent[] = []
  for (;;) {
    const { done, value } = await walk.next()
    if (!done) {
      events.push(value)
      continue
    }
    return {
      said: events.flatMap((event) => (event.type === 'said' ? event.text : [])),
      choices: events.flatMap((event) => (event.type === 'choices' ? event.labels : [])),
      entered: events.flatMap((event) => (event.type === 'entered' ? event.nodeId : [])),
      pieces: events.flatMap((event) => (event.type === 'piece' ? event.text : [])).join(''),
      end: value,
    }
  }
}

/** The state a conversation is left in by some messages. */
async function playAll(nodes: readonly FlowNode[], ...texts: string[]): Promise<Played> {
  let played: Played | undefined
  for (const text of texts) played = await play(nodes, played?.end.state ?? null, text)
  return played!
}

const start = makeNode('start', 'start', { exits: { next: 'hi' } })
const hi = makeNode('message', 'hi', { text: 'Welcome to {{company}}.', exits: { next: 'name' } })
const name = makeNode('question', 'name', { text: 'Your name?', variable: 'name', exits: { next: 'bye' } })
const bye = makeNode('end', 'bye', { text: 'Bye, {{name}}.' })

describe('a flow', () => {
  it('speaks, asks, waits, keeps the answer and ends', async () => {
    const nodes: FlowNode[] = [start, hi, name, bye]
    const first = await play(nodes, null, 'Hello')
    expect(first).toMatchObject({
      said: ['Welcome to Harbour.', 'Your name?'],
      entered: ['start', 'hi', 'name'],
      end: { state: { nodeId: 'name', variables: {} }, stopped: false },
    })
    const second = await play(nodes, first.end.state, 'Ada')
    expect(second).toMatchObject({ said: ['Bye, Ada.'], entered: ['name', 'bye'] })
    expect(second.end).toEqual({
      state: { nodeId: null, variables: {} },
      contact: { name: 'Ada', email: '', phone: '' },
      stopped: false,
    })
    expect((await play(nodes, second.end.state, 'Again')).said).toEqual(['Welcome to Harbour.', 'Your name?'])
  })

  it('fills a value in as text: what it contains is no template', async () => {
    const played = await playAll([start, hi, name, bye], 'Hello', '{{company}} {{name}}')
    expect(played.said).toEqual(['Bye, {{company}} {{name}}.'])
  })

  it.each([
    ['email', 'It is ada@cafe.example, thanks', 'ada@cafe.example'],
    ['phone', 'call +49 (171) 555-0101', '+49 (171) 555-0101'],
    ['number', 'about 2,5 hours', '2.5'],
    ['text', ' Ada ', 'Ada'],
  ] as const)('takes an answer of kind %s out of a message', async (answerKind, text, kept) => {
    const nodes: FlowNode[] = [{ ...start, exits: { next: 'name' } }, { ...name, answerKind }, bye]
    expect((await playAll(nodes, 'Hello', text)).said).toEqual([`Bye, ${kept}.`])
  })

  it.each(['email', 'phone', 'number'] as const)('asks again what is no %s', async (answerKind) => {
    const asks = { ...name, answerKind, retryText: 'Once more, please.' }
    const nodes: FlowNode[] = [{ ...start, exits: { next: 'name' } }, asks, bye]
    const played = await playAll(nodes, 'Hello', 'no idea @ all')
    expect(played).toMatchObject({ said: ['Once more, please.'], end: { state: { nodeId: 'name' } } })
    const plain: FlowNode[] = [nodes[0]!, { ...asks, retryText: undefined }, bye]
    expect((await playAll(plain, 'Hello', 'none')).said).toEqual(['Your name?'])
  })

  it('looks through the longest message at once', async () => {
    const nodes: FlowNode[] = [{ ...start, exits: { next: 'name' } }, { ...name, answerKind: 'email' }, bye]
    const began = performance.now()
    for (const text of ['a@'.repeat(2000), 'a'.repeat(4000), '@'.repeat(4000), 'a.'.repeat(2000)]) {
      await playAll(nodes, 'Hello', text)
    }
    expect(performance.now() - began).toBeLessThan(1000)
  })

  const choice = makeNode('choice', 'what', {
    text: 'What is it about?',
    choices: [
      { id: 'a', label: 'Opening hours' },
      { id: 'b', label: 'Something else' },
    ],
    variable: 'topic',
    exits: { a: 'said', b: 'bye' },
  })
  const offers: FlowNode[] = [
    { ...start, exits: { next: 'what' } },
    choice,
    makeNode('end', 'said', { text: 'You chose {{topic}}.' }),
    bye,
  ]

  it.each(['Opening hours', ' opening HOURS. ', '1'])('takes %j for a choice', async (text) => {
    expect((await playAll(offers, 'Hello')).choices).toEqual(['Opening hours', 'Something else'])
    expect((await playAll(offers, 'Hello', text)).said).toEqual(['You chose Opening hours.'])
  })

  it('asks again what is no choice, and offers the choices again', async () => {
    for (const text of ['7', '0', 'what']) {
      expect(await playAll(offers, 'Hello', text)).toMatchObject({
        said: ['What is it about?'],
        choices: ['Opening hours', 'Something else'],
        end: { state: { nodeId: 'what' } },
      })
    }
  })

  it('answers what was typed instead of a choice, where a way leads there', async () => {
    const knows = makeNode('knowledge', 'knows', { exits: { notFound: 'bye' } })
    const nodes: FlowNode[] = [offers[0]!, { ...choice, exits: { other: 'knows' } }, knows, bye]
    const played = await playAll(nodes, 'Hello', 'When are your hours?')
    expect(played).toMatchObject({ said: ['From 9 to 5.'], end: { state: { nodeId: 'knows' } } })
  })

  it('answers from the knowledge, waits for the next question, and goes on where it finds nothing', async () => {
    const knows = makeNode('knowledge', 'name', { exits: { notFound: 'bye' } })
    const nodes: FlowNode[] = [start, hi, knows, bye]
    const { ports, calls } = world()
    const first = await play(nodes, null, 'Which hours?', { ports })
    expect(first).toMatchObject({
      said: ['Welcome to Harbour.', 'From 9 to 5.'],
      end: { state: { nodeId: 'name' } },
    })
    const second = await play(nodes, first.end.state, 'And prices?', { ports })
    expect(second).toMatchObject({ said: ['Bye, .'], pieces: '', end: { state: { nodeId: null } } })
    expect(calls).toEqual([
      ['knowledge', 'Which hours?'],
      ['knowledge', 'And prices?'],
    ])
  })

  it('says an honest don’t-know where no way leads on, piece by piece', async () => {
    const nodes: FlowNode[] = [{ ...start, exits: { next: 'k' } }, makeNode('knowledge', 'k')]
    const played = await play(nodes, null, 'Prices?')
    expect(played).toMatchObject({ said: ['I do not know.'], pieces: 'I do not know.' })
    expect(played.end.state.nodeId).toBe('k')
  })

  it('says that it waits for a question when it would wait in silence', async () => {
    const nodes: FlowNode[] = [start, hi, { ...name, exits: { next: 'k' } }, makeNode('knowledge', 'k')]
    expect((await playAll(nodes, 'Hello', 'Ada')).said).toEqual([words.ask])
  })

  it('goes by the first rule that holds', async () => {
    const rules = [
      { id: 'r1', variable: 'name', operator: 'is' as const, value: 'Ada' },
      { id: 'r2', variable: 'name', operator: 'greater' as const, value: '10' },
      { id: 'r3', variable: 'name', operator: 'contains' as const, value: 'bo' },
    ]
    const branch = makeNode('condition', 'bye', {
      rules,
      exits: { r1: 'e1', r2: 'e2', r3: 'e3', else: 'e4' },
    })
    const ends = ['e1', 'e2', 'e3', 'e4'].map((id) => makeNode('end', id, { text: id }))
    const nodes: FlowNode[] = [start, hi, name, branch, ...ends]
    const led = await Promise.all(
      ['ada', '12,5', '9', 'Jimbo', 'toString'].map(
        async (text) => (await playAll(nodes, 'Hello', text)).said[0],
      ),
    )
    expect(led).toEqual(['e1', 'e2', 'e4', 'e3', 'e4'])
  })

  it('calls a tool with its variables and keeps what came back', async () => {
    const tool = makeNode('tool', 'bye', {
      toolId: 'tool-00000000001',
      arguments: { guest: '{{name}}' },
      variable: 'free',
      exits: { next: 'end', failed: 'sorry' },
    })
    const nodes: FlowNode[] = [
      ...[start, hi, name, tool],
      makeNode('end', 'end', { text: 'It is {{free}}, {{free_free}}.' }),
      makeNode('end', 'sorry', { text: 'Sorry.' }),
    ]
    const asked = await play(nodes, null, 'Hello')
    const { ports, calls } = world()
    expect((await play(nodes, asked.end.state, 'Ada', { ports })).said).toEqual([
      'It is {"free":true}, true.',
    ])
    expect(calls).toEqual([['tool', 'tool-00000000001', { guest: 'Ada' }]])
    const failing = world({ tool: async () => ({ ok: false }) }).ports
    expect((await play(nodes, asked.end.state, 'Ada', { ports: failing })).said).toEqual(['Sorry.'])
    const unconnected = nodes.map((node) => (node === tool ? { ...tool, exits: { next: 'end' } } : node))
    const failed = await play(unconnected, asked.end.state, 'Ada', { ports: failing })
    expect(failed).toMatchObject({ said: [words.failed], end: { state: { nodeId: null } } })
  })

  it('lets a model write aloud, or into a variable', async () => {
    const ai = makeNode('ai', 'hi', { instruction: 'Greet {{last_message}}', exits: { next: 'name' } })
    const { ports, calls } = world()
    const loud = await play([start, ai, name], null, 'Ada', { ports })
    expect(loud).toMatchObject({
      said: ['Written by a model.', 'Your name?'],
      pieces: 'Written by a model.',
    })
    expect(calls).toEqual([['ai', 'Greet {{last_message}}', { last_message: 'Ada' }]])
    const kept = await play([start, { ...ai, variable: 'text' }, name], null, 'Ada')
    expect(kept).toMatchObject({ said: ['Your name?'], pieces: '' })
    expect(kept.end.state.variables).toEqual({ text: 'Written by a model.' })
  })

  it('hands over with what it has asked for', async () => {
    const mail = makeNode('question', 'mail', {
      text: 'Your email?',
      variable: 'address',
      answerKind: 'email',
      exits: { next: 'person' },
    })
    const nodes: FlowNode[] = [
      start,
      hi,
      { ...name, exits: { next: 'mail' } },
      mail,
      makeNode('handoff', 'person'),
    ]
    const { ports, calls } = world()
    const { end } = await playAll(nodes, 'Hello', 'Ada')
    const played = await play(nodes, end.state, 'ada@cafe.example', { ports })
    const contact = { name: 'Ada', email: 'ada@cafe.example', phone: '' }
    expect(calls).toEqual([['handoff', { contact, text: '', goesOn: false }]])
    expect(played).toMatchObject({
      said: ['A person will write to you.'],
      end: { state: { nodeId: null } },
    })
  })

  it(`stops a loop after ${flowStepsLimit} steps with honest words, and begins anew`, async () => {
    const loop: FlowNode[] = [
      { ...start, exits: { next: 'set' } },
      makeNode('set', 'set', { variable: 'a', value: '{{a}}1', exits: { next: 'set' } }),
    ]
    const { ports } = world()
    const played = await play(loop, null, 'Hello', { ports })
    expect(played.entered).toHaveLength(flowStepsLimit)
    expect(played).toMatchObject({
      said: [words.stopped],
      end: { state: { nodeId: null, variables: {} }, stopped: true },
    })
  })

  it('stops before its next step when the time is over', async () => {
    const played = await play([start, hi, name, bye], null, 'Hello', { signal: AbortSignal.abort() })
    expect(played).toMatchObject({ entered: [], said: [words.stopped], end: { stopped: true } })
  })

  it('begins anew where the node it waited at is gone or waits no more', async () => {
    const state = { nodeId: 'gone', variables: { name: 'Ada' } }
    expect((await play([start, hi, name, bye], state, 'Hello')).said[0]).toBe('Welcome to Harbour.')
    const played = await play([start, hi, name, bye], { ...state, nodeId: 'bye' }, 'Hello')
    expect(played).toMatchObject({ entered: ['start', 'hi', 'name'], end: { state: { variables: {} } } })
  })

  it('never ends in silence, not even without a start', async () => {
    expect((await play([], null, 'Hello')).said).toEqual([words.over])
    expect((await play([{ ...start, exits: {} }], null, 'Hello')).said).toEqual([words.over])
  })

  it('keeps values and variables within their limits, and names all objects have as any other', async () => {
    const many = Array.from({ length: flowVariablesLimit + 20 }, (_, n) =>
      makeNode('set', `s${n}`, {
        variable: n === 0 ? 'constructor' : `v${n}`,
        value: 'x'.repeat(2000) + (n === 1 ? '{{constructor}}' : ''),
        exits: { next: n === flowVariablesLimit + 19 ? 'name' : `s${n + 1}` },
      }),
    )
    const nodes: FlowNode[] = [{ ...start, exits: { next: 's0' } }, ...many, name]
    const { variables } = (await play(nodes, null, 'Hello')).end.state
    expect(Object.keys(variables)).toHaveLength(flowVariablesLimit)
    expect(Object.values(variables).every(({ length }) => length === flowValueLimit)).toBe(true)
    const played = await play([start, { ...hi, text: 'A{{toString}}B{{constructor}}' }, name], null, 'Hello')
    expect(played.said[0]).toBe('AB')
  })
})

describe('a conversation that goes on after the end of its flow', () => {
  const flow = [
    makeNode('start', 'start', { exits: { next: 'what' } }),
    makeNode('choice', 'what', {
      text: 'What is it about?',
      choices: [{ id: 'a', label: 'Something new' }],
      exits: { a: 'bye', other: 'know' },
    }),
    makeNode('knowledge', 'know', { exits: { found: 'bye', notFound: 'bye' } }),
    makeNode('end', 'bye', { text: 'Thank you.' }),
  ]
  const over = { nodeId: null, variables: {} }

  it('has what it asks next answered, not the replies offered once more', async () => {
    const { said, choices } = await play(flow, over, 'What are your hours?')
    expect(said).toEqual(['From 9 to 5.', 'Thank you.'])
    expect(choices).toEqual([])
  })

  it('has a reply understood that is written again', async () => {
    expect((await play(flow, over, 'something new')).said).toEqual(['Thank you.'])
  })

  it('is offered the replies where nothing is there for other words', async () => {
    const narrow = flow.map((node) => (node.id === 'what' ? { ...node, exits: { a: 'bye' } } : node))
    expect((await play(narrow, over, 'What are your hours?')).choices).toEqual(['Something new'])
  })

  it('is offered them when it begins', async () => {
    expect((await play(flow, null, 'What are your hours?')).choices).toEqual(['Something new'])
  })
})

describe('a flow that costs much', () => {
  const start = makeNode('start', 'start', { exits: { next: 'n0' } })

  it('lets others go on while it only compares', async () => {
    const rules = Array.from({ length: 10 }, (_, at) => ({
      id: `r${at}`,
      variable: 'last_message',
      operator: 'is' as const,
      value: '{{last_message}}'.repeat(120) + at,
    }))
    const conditions = Array.from({ length: 60 }, (_, step) =>
      makeNode('condition', `n${step}`, { rules, exits: { else: step === 59 ? '' : `n${step + 1}` } }),
    )
    let turns = 0
    const ticking = setInterval(() => {
      turns += 1
    }, 1)
    const { end } = await play([start, ...conditions], null, '\uFDFA'.repeat(1990))
    clearInterval(ticking)
    expect(end.stopped).toBe(false)
    expect(turns).toBeGreaterThan(5)
  })

  it('stops where it has said more than a turn may', async () => {
    const says = Array.from({ length: 100 }, (_, step) =>
      makeNode('message', `n${step}`, {
        text: '{{last_message}}'.repeat(100),
        exits: { next: step === 99 ? '' : `n${step + 1}` },
      }),
    )
    const { said, end } = await play([start, ...says], null, 'y'.repeat(2000))
    expect(end.stopped).toBe(true)
    expect(said.join('').length).toBeLessThanOrEqual(flowSaidLimit + flowFilledLimit + words.stopped.length)
  })

  it('cuts between characters', async () => {
    const flow = [
      start,
      makeNode('set', 'n0', { variable: 'who', value: '{{last_message}}', exits: { next: 'n1' } }),
      makeNode('question', 'n1', { text: 'More?', variable: 'more' }),
    ]
    const { end } = await play(flow, null, `${'x'.repeat(flowValueLimit - 1)}\u{1F600}`)
    expect(() => encodeURIComponent(end.state.variables.who ?? '')).not.toThrow()
    expect(end.state.variables.who).toHaveLength(flowValueLimit - 1)
  })
})
