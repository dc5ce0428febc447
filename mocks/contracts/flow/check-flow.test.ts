import { describe, expect, it } from 'vitest'
import { checkFlow, flowErrors } from './check-flow.ts'
import type { FlowNode } from './flow.schema.ts'
import { flowNodesLimit } from './flow-limits.ts'
import { emptyFlow, makeNode } from './make-node.ts'

const start = makeNode('start', 'start', { exits: { next: 'ask' } })
const ask = makeNode('question', 'ask', { text: 'Your name?', variable: 'name', exits: { next: 'bye' } })
const bye = makeNode('end', 'bye', { text: 'Bye, {{name}}.' })
const sound: FlowNode[] = [start, ask, bye]

const codes = (nodes: FlowNode[], toolIds?: string[]) =>
  checkFlow(nodes, toolIds && { toolIds }).map(
    ({ nodeId, code, severity }) => `${nodeId} ${code} ${severity}`,
  )

describe('a check of a flow', () => {
  it('says nothing about a sound one', () => expect(checkFlow(sound)).toEqual([]))

  it('wants one start that leads somewhere', () => {
    expect(codes([])).toEqual(['null no-start error'])
    expect(codes(emptyFlow())).toEqual(['start unconnected error'])
    expect(codes([...sound, { ...start, id: 'again' }])).toEqual(['again two-starts error'])
  })

  it('names a step no way leads to', () => {
    expect(codes([...sound, makeNode('end', 'lost')])).toEqual(['lost unreachable error'])
  })

  it('tells an exit that leads nowhere from one that ends the flow, and from one that is gone', () => {
    const choice = makeNode('choice', 'ask', {
      text: 'What?',
      choices: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ],
      exits: { a: 'say', b: 'gone' },
    })
    const say = makeNode('message', 'say', { text: 'Fine.' })
    expect(
      checkFlow([start, choice, say]).map(({ nodeId, code, severity, exitId }) => [
        nodeId,
        code,
        severity,
        exitId,
      ]),
    ).toEqual([
      ['ask', 'unknown-target', 'error', 'b'],
      ['say', 'unconnected', 'warning', 'next'],
    ])
    expect(codes([start, { ...choice, exits: { a: 'say' } }, say])).toContain('ask unconnected error')
  })

  it('takes no exit of all objects for one of a node', () => {
    const choice = makeNode('choice', 'ask', {
      text: 'What?',
      choices: [{ id: 'constructor', label: 'A' }],
    })
    expect(codes([start, choice])).toEqual(['ask unconnected error'])
  })

  it('names a loop that never waits, once, and none that does', () => {
    const say = makeNode('message', 'ask', { text: 'Hello', exits: { next: 'set' } })
    const set = makeNode('set', 'set', { variable: 'a', value: '1', exits: { next: 'ask' } })
    const [problem, ...others] = checkFlow([start, say, set])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ nodeId: 'ask', code: 'endless-loop', severity: 'error' })
    expect(problem?.words).toContain('“Message”, “Set variable”')
    expect(codes([start, { ...ask, exits: { next: 'set' } }, set])).toEqual([])
    const knows = makeNode('knowledge', 'ask', { exits: { found: 'ask', notFound: 'ask' } })
    expect(codes([start, knows])).toEqual([])
    expect(codes([start, { ...knows, question: 'Opening hours' }])).toEqual(['ask endless-loop error'])
  })

  it('names a step that leads to itself, but not the way to it', () => {
    const say = makeNode('message', 'ask', { text: 'Hello', exits: { next: 'loop' } })
    const loop = makeNode('message', 'loop', { text: 'Again', exits: { next: 'loop' } })
    expect(codes([start, say, loop])).toEqual(['loop endless-loop error'])
  })

  it('names empty texts, missing variables, and choices nobody could tell apart', () => {
    const empty: FlowNode[] = [
      makeNode('message', 'm'),
      makeNode('question', 'q'),
      makeNode('choice', 'c', {
        text: ' ',
        choices: [
          { id: 'a', label: 'Yes' },
          { id: 'b', label: ' yes ' },
          { id: 'd', label: '' },
        ],
      }),
      makeNode('condition', 'if'),
      makeNode('knowledge', 'k', { question: '' }),
      makeNode('ai', 'ai'),
      makeNode('set', 's'),
    ]
    const found = checkFlow(empty).map(({ nodeId, code }) => `${nodeId} ${code}`)
    expect(found).toEqual(
      expect.arrayContaining([
        'm empty-text',
        'q empty-text',
        'q missing-variable',
        'c empty-text',
        'c same-choice',
        'if missing-variable',
        'k empty-text',
        'ai empty-text',
        's missing-variable',
      ]),
    )
  })

  it('warns of a variable nothing sets, but not of what is always there', () => {
    const end = { ...bye, text: '{{nmae}} {{last_message}} {{company}} {{name}}' }
    expect(codes([start, ask, end])).toEqual(['bye unknown-variable warning'])
    expect(flowErrors([start, ask, end])).toEqual([])
  })

  it('knows the parts of what a tool brought', () => {
    const tool = makeNode('tool', 'bye', {
      toolId: 'tool-00000000001',
      variable: 'slot',
      exits: { next: 'end', failed: 'end' },
    })
    const end = { ...bye, id: 'end', text: '{{slot}} {{slot_time}} {{slots}}' }
    expect(codes([start, ask, tool, end])).toEqual(['end unknown-variable warning'])
  })

  it('names a tool that is missing or not in the workspace', () => {
    const tool = makeNode('tool', 'bye', {
      toolId: 'tool-00000000001',
      exits: { next: 'end', failed: 'end' },
    })
    const flow = [start, ask, tool, { ...bye, id: 'end' }]
    expect(codes(flow, ['tool-00000000001'])).toEqual([])
    expect(codes(flow, [])).toEqual(['bye unknown-tool error'])
    expect(codes(flow)).toEqual([])
    expect(codes([start, ask, { ...tool, toolId: '' }, { ...bye, id: 'end' }])).toEqual([
      'bye missing-tool error',
    ])
  })

  it('of the largest flow, all of it in loops, is done at once', () => {
    const branches = Array.from({ length: 10 }, (_, rule) => rule)
    const nodes: FlowNode[] = Array.from({ length: flowNodesLimit }, (_, n) =>
      makeNode('condition', `n${n}`, {
        rules: branches.map((rule) => ({
          id: `r${rule}`,
          variable: 'a',
          operator: 'is' as const,
          value: '',
        })),
        exits: Object.fromEntries(
          branches.map((rule) => [`r${rule}`, `n${(n * 7 + rule * 31 + 1) % flowNodesLimit}`]),
        ),
      }),
    )
    const began = performance.now()
    expect(checkFlow(nodes).some(({ code }) => code === 'endless-loop')).toBe(true)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
