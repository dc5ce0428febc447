import { describe, expect, it } from 'vitest'
import { flowNodeKinds, flowNodeSchema, flowOf, flowSchema } from './flow.schema.ts'
import { flowNodesLimit } from './flow-limits.ts'
import { makeNode } from './make-node.ts'

const message = makeNode('message', 'm')

describe('a flow', () => {
  it.each(flowNodeKinds)('keeps a new %s as it is', (kind) => {
    const node = makeNode(kind, 'n1')
    expect(flowNodeSchema.parse(node)).toEqual(node)
  })

  it.each([
    ['an unknown kind', { ...message, kind: 'http' }],
    ['a position off the canvas', { ...message, position: { x: 100_001, y: 0 } }],
    ['a position that is no number', { ...message, position: { x: Number.NaN, y: 0 } }],
    ['an id with a dot', { ...message, id: 'a.b' }],
    ['an id that is a key of all objects', { ...message, id: '__proto__' }],
    ['an exit to no id', { ...message, exits: { next: 'a b' } }],
    ['a text that is too long', { ...message, text: 'a'.repeat(2001) }],
    ['a variable nobody could write', makeNode('set', 's', { variable: '1st name' })],
    ['no choices', makeNode('choice', 'c', { choices: [] })],
    ['a tool id of another shape', makeNode('tool', 't', { toolId: 'x' })],
    ['an argument a store cannot keep', makeNode('tool', 't', { arguments: { 'a.b': '' } })],
  ])('refuses %s', (_, node) => expect(flowNodeSchema.safeParse(node).success).toBe(false))

  it('drops fields of other kinds', () => {
    expect(flowNodeSchema.parse({ ...message, secret: 'canary' })).toEqual(message)
  })

  it('refuses two nodes with one id, and one node too many', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => makeNode('message', `m${n}`))
    expect(flowSchema.safeParse([message, message]).success).toBe(false)
    expect(flowSchema.safeParse(many(flowNodesLimit)).success).toBe(true)
    expect(flowSchema.safeParse(many(flowNodesLimit + 1)).success).toBe(false)
  })

  it('is none where an earlier version stored something else', () => {
    expect(flowOf({ nodes: [{ id: 'node-1', type: 'http' }] })).toBeNull()
    expect(flowOf({ nodes: [message] })).toEqual([message])
  })
})
