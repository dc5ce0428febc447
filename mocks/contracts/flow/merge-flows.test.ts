import { describe, expect, it } from 'vitest'
import type { FlowNode } from './flow.schema.ts'
import { makeNode } from './make-node.ts'
import { mergeFlows } from './merge-flows.ts'

const one = makeNode('message', 'one', { text: 'Hello', exits: { next: 'two' } })
const two = makeNode('message', 'two', { text: 'Bye' })
const base: FlowNode[] = [one, two]
const ids = (nodes: FlowNode[]) => nodes.map(({ id }) => id)

describe('merging two editors’ flows', () => {
  it('keeps what each did to different nodes', () => {
    const mine: FlowNode[] = [{ ...one, text: 'Hi' }, two, makeNode('end', 'mine')]
    const theirs: FlowNode[] = [one, makeNode('end', 'theirs')]
    const { nodes, conflicts } = mergeFlows({ base, mine, theirs })
    expect(conflicts).toEqual([])
    expect(ids(nodes)).toEqual(['one', 'theirs', 'mine'])
    expect(nodes[0]).toMatchObject({ text: 'Hi' })
  })

  it('keeps what each did to different parts of one node', () => {
    const mine: FlowNode[] = [{ ...one, position: { x: 90, y: 40 } }, two]
    const theirs: FlowNode[] = [{ ...one, text: 'Hi', exits: {} }, two]
    expect(mergeFlows({ base, mine, theirs })).toEqual({
      nodes: [{ ...one, position: { x: 90, y: 40 }, text: 'Hi', exits: {} }, two],
      conflicts: [],
    })
  })

  it('merges the exits of a node one by one', () => {
    const choices = [
      { id: 'a', label: 'A' },
      { id: 'constructor', label: 'B' },
    ]
    const choice = makeNode('choice', 'c', { text: 'What?', choices })
    const mine: FlowNode[] = [{ ...choice, exits: { a: 'x' } }]
    const theirs: FlowNode[] = [{ ...choice, exits: { constructor: 'y' } }]
    const merged = mergeFlows({ base: [choice], mine, theirs })
    expect(merged).toEqual({
      nodes: [{ ...choice, exits: { a: 'x', constructor: 'y' } }],
      conflicts: [],
    })
  })

  it('names a node both changed alike in place, and lets one of the two stand', () => {
    const mine: FlowNode[] = [{ ...one, text: 'Mine' }, two]
    const theirs: FlowNode[] = [{ ...one, text: 'Theirs' }, two]
    expect(mergeFlows({ base, mine, theirs })).toEqual({ nodes: theirs, conflicts: ['one'] })
    expect(mergeFlows({ base, mine, theirs, prefer: 'mine' })).toEqual({ nodes: mine, conflicts: ['one'] })
  })

  it('names a node one deleted and the other changed', () => {
    const changed: FlowNode[] = [{ ...one, text: 'Hi' }, two]
    expect(mergeFlows({ base, mine: [two], theirs: changed })).toEqual({ nodes: changed, conflicts: ['one'] })
    const mineGone = mergeFlows({ base, mine: [two], theirs: changed, prefer: 'mine' })
    expect(mineGone).toEqual({ nodes: [two], conflicts: ['one'] })
    expect(mergeFlows({ base, mine: [two], theirs: base })).toEqual({ nodes: [two], conflicts: [] })
  })

  it('sees no change where only the order of keys is another', () => {
    const turned = Object.fromEntries(Object.entries(one).reverse()) as unknown as FlowNode
    const mine: FlowNode[] = [{ ...one, text: 'Hi' }, two]
    expect(mergeFlows({ base, mine, theirs: [turned, two] }).conflicts).toEqual([])
  })

  it('of two nodes of other kinds under one id keeps one whole', () => {
    const mine: FlowNode[] = [makeNode('end', 'new', { text: 'Mine' })]
    const theirs: FlowNode[] = [makeNode('message', 'new', { text: 'Theirs' })]
    expect(mergeFlows({ base: [], mine, theirs })).toEqual({ nodes: theirs, conflicts: ['new'] })
  })
})
