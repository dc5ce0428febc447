import { describe, expect, it } from 'vitest'
import { checkFlow } from './check-flow.ts'
import type { FlowNode } from './flow.schema.ts'
import { flowTooLarge, flowTwice } from './flow.schema.ts'
import { makeNode } from './make-node.ts'
import { noFlow, readFlow } from './read-flow.ts'

const start = makeNode('start', 'start', { exits: { next: 'tool' } })
const tool = makeNode('tool', 'tool', { toolId: 'tool-00000000001', exits: { next: 'start' } })
const nodes: FlowNode[] = [start, tool]

describe('reading a flow', () => {
  it.each([
    ['a list', nodes],
    ['nodes', { nodes }],
    ['an agent template', { schemaVersion: 1, agent: { title: 'Desk', nodes } }],
  ])('takes %s', (_, imported) =>
    expect(readFlow(structuredClone(imported))).toEqual({ ok: true, nodes, withoutTool: [] }),
  )

  it('takes a loop, which the check then names', () => {
    const read = readFlow(nodes)
    expect(read.ok && checkFlow(read.nodes).map(({ code }) => code)).toContain('endless-loop')
  })

  it('takes tools of other workspaces out and says where', () => {
    expect(readFlow(nodes, ['tool-00000000001'])).toEqual({ ok: true, nodes, withoutTool: [] })
    expect(readFlow(nodes, [])).toEqual({
      ok: true,
      nodes: [start, { ...tool, toolId: '' }],
      withoutTool: ['tool'],
    })
  })

  const many = Array.from({ length: 5000 }, (_, n) => makeNode('message', `m${n}`))
  it.each([
    ['nothing', null, noFlow],
    ['a text', 'start', noFlow],
    ['no nodes', { nodes: [] }, noFlow],
    ['5,000 nodes', many, flowTooLarge],
    ['nodes of another product', [{ id: 'a', type: 'http' }], /“http”/],
    ['what is no node at all', [null, 7, []], noFlow],
    ['ids that are none', [{ ...start, id: '../../x' }], 'Node 1 of this flow cannot be read.'],
    ['one id twice', [start, start], flowTwice],
    ['a kind that is an object', [{ kind: { toString: 1 } }], noFlow],
  ])('refuses %s', (_, imported, words) => {
    const read = readFlow(imported)
    expect(read).toEqual({ ok: false, words: expect.stringMatching(words) })
  })
})
