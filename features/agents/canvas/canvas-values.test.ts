import { describe, expect, it } from 'vitest'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  canvasMergers,
  checkCanvasValues,
  differingNodes,
  isSameFlow,
  toCanvasValues,
} from './canvas-values.ts'
import { changeNode, newNode } from './flow-edits.ts'

const at = { x: 0, y: 0 }
const hello = { ...newNode('message', 'hello', at), text: 'Hello' }
const bye = { ...newNode('message', 'bye', at), text: 'Bye' }
const base: FlowNode[] = [hello, bye]
const says = (node: typeof hello, text: string) => changeNode(base, { ...node, text })
const merge = (mine: FlowNode[], theirs: FlowNode[]) => canvasMergers.nodes?.(base, mine, theirs)

describe('the form of the canvas', () => {
  it('shows no flow of what was stored in another shape', () => {
    expect(toCanvasValues(buildAgent()).nodes).toEqual([])
    expect(toCanvasValues({ ...buildAgent(), nodes: [{ type: 'block' }] as never }).nodes).toEqual([])
  })

  it('names the node that cannot be saved', () => {
    const wrong = { ...newNode('question', 'q', at), label: 'Name', variable: '1st' }
    expect(checkCanvasValues({ enableNodes: false, nodes: [hello, wrong] }).nodes).toMatch(
      /^Question: Name\. Use letters/,
    )
    expect(checkCanvasValues({ enableNodes: false, nodes: [hello, hello] }).nodes).toMatch(/id of its own/)
    expect(checkCanvasValues({ enableNodes: true, nodes: base })).toEqual({})
  })

  it('takes the order of fields for no change', () => {
    const { text, ...rest } = hello
    expect(isSameFlow(base, [{ text, ...rest } as FlowNode, bye])).toBe(true)
    expect(isSameFlow(base, says(hello, 'Hi'))).toBe(false)
    expect(differingNodes(base, says(hello, 'Hi')).map(({ id }) => id)).toEqual(['hello'])
  })

  it('merges what two people changed in different nodes, and asks about one node', () => {
    const both = merge(says(hello, 'Hi'), says(bye, 'So long'))
    expect(both?.contested).toBe(false)
    expect(both?.mine.map((node) => 'text' in node && node.text)).toEqual(['Hi', 'So long'])
    const met = merge(says(hello, 'Mine'), says(hello, 'Theirs'))
    expect(met?.contested).toBe(true)
    expect([met?.mine[0], met?.theirs[0]]).toMatchObject([{ text: 'Mine' }, { text: 'Theirs' }])
  })
})
