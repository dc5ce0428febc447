import { describe, expect, it } from 'vitest'
import { type FlowNode, flowNodeKinds, flowSchema } from '#mocks/contracts/flow/flow.schema.ts'
import { flowNodesLimit } from '#mocks/contracts/flow/flow-limits.ts'
import {
  addNode,
  changeNode,
  connect,
  hasRoom,
  mayConnect,
  moveNodes,
  newNode,
  pasteNodes,
  placeAfter,
  removeNodes,
} from './flow-edits.ts'
import { layOut } from './lay-out.ts'

const at = { x: 0, y: 0 }
const start = newNode('start', 'start', at)
const ask = {
  ...newNode('choice', 'ask', { x: 336, y: 0 }),
  choices: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
}
const end = newNode('end', 'end', { x: 672, y: 0 })
const flow: FlowNode[] = [
  { ...start, exits: { next: 'ask' } },
  { ...ask, exits: { a: 'end', b: 'end', other: 'ask' } },
  end,
]
const exitsIn = (nodes: readonly FlowNode[], of: string) => nodes.find(({ id }) => id === of)?.exits

describe('editing a flow', () => {
  it.each(flowNodeKinds)('a new %s is one that can be saved', (kind) => {
    expect(flowSchema.safeParse([newNode(kind, 'new', at)]).error).toBeUndefined()
  })

  it('a new node is reached from the first free way out of the one it is put after', () => {
    const free = connect(flow, 'ask', 'b', null)
    expect(exitsIn(addNode(free, newNode('message', 'm', at), 'ask'), 'ask')).toEqual({
      a: 'end',
      b: 'm',
      other: 'ask',
    })
    expect(exitsIn(addNode(flow, newNode('message', 'm', at), 'ask'), 'ask')).toEqual(exitsIn(flow, 'ask'))
    expect(exitsIn(addNode(flow, newNode('message', 'm', at), 'ask', 'other'), 'ask')?.other).toBe('m')
  })

  it('a new node goes in between where the only way out leads somewhere', () => {
    const between = addNode(flow, newNode('message', 'm', at), 'start')
    expect([exitsIn(between, 'start'), exitsIn(between, 'm')]).toEqual([{ next: 'm' }, { next: 'ask' }])
    expect(exitsIn(addNode(flow, newNode('end', 'e', at), 'start'), 'start')).toEqual({ next: 'ask' })
  })

  it('a new node stands on no other', () => {
    const one = placeAfter(flow, flow[0]!)
    expect(one.y).toBeGreaterThan(ask.position.y + 100)
  })

  it('a new node is laid on no line', () => {
    const far = newNode('end', 'far', { x: 1008, y: 0 })
    const [from, other] = [flow[0]!, newNode('message', 'other', { x: 0, y: 300 })]
    const passing: FlowNode[] = [{ ...from, exits: { next: 'far' } }, other, far]
    const { y } = placeAfter(passing, passing[0]!)
    // The line leaves its node about 100 pixels under its upper edge, and passes through that column.
    expect(y).toBeGreaterThan(110)
    // A line back passes between the two nodes' heights.
    const back: FlowNode[] = [
      other,
      { ...newNode('message', 'late', { x: 1008, y: 200 }), exits: { next: 'other' } },
    ]
    const below = placeAfter(back, other).y
    expect(placeAfter([other], other).y).toBe(300)
    expect(below).toBeGreaterThan(323)
    const free = [from, other, far]
    expect(placeAfter(free, from)).toEqual({ x: 336, y: 0 })
  })

  it('what led to a removed node leads nowhere', () => {
    const left = removeNodes(flow, ['end'])
    expect(left.map(({ id }) => id)).toEqual(['start', 'ask'])
    expect(exitsIn(left, 'ask')).toEqual({ other: 'ask' })
  })

  it('a removed choice takes its way out with it', () => {
    const changed = changeNode(flow, { ...ask, choices: [{ id: 'b', label: 'B' }], exits: flow[1]!.exits })
    expect(exitsIn(changed, 'ask')).toEqual({ b: 'end', other: 'ask' })
  })

  it('a node moves by whole pixels and not beyond the edge', () => {
    const moved = moveNodes(flow, new Map([['end', { x: 10.4, y: 1e9 }]]))
    expect(moved[2]?.position).toEqual({ x: 10, y: 100_000 })
    expect(moved[0]).toBe(flow[0])
  })

  it('a pasted piece has ids of its own and keeps its inner connections alone', () => {
    let made = 0
    const { nodes, ids } = pasteNodes(flow, flow.slice(0, 2), () => `new${made++}`)
    // The flow has its start already.
    expect(ids).toEqual(['new0'])
    expect(exitsIn(nodes, 'new0')).toEqual({ other: 'new0' })
    expect(nodes.at(-1)?.position).toEqual({ x: 376, y: 40 })
    expect(flowSchema.safeParse(nodes).success).toBe(true)
  })

  it('nothing leads to the start', () => {
    expect(mayConnect(flow, 'ask', 'start')).toBe(false)
    expect(mayConnect(flow, 'ask', 'ask')).toBe(true)
    expect(mayConnect(flow, 'ask', 'gone')).toBe(false)
  })

  it('has room for 500 nodes', () => {
    const full = Array.from({ length: flowNodesLimit }, (_, index) => newNode('end', `n${index}`, at))
    expect([hasRoom(full.slice(1)), hasRoom(full), hasRoom(full.slice(1), 2)]).toEqual([true, false, false])
  })
})

describe('laying out a flow', () => {
  it('goes from left to right, nodes beside each other', () => {
    const places = layOut(flow)
    const xs = flow.map(({ id }) => places.get(id)!.x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect(new Set(xs).size).toBe(3)
  })

  it('holds a loop, an exit to nowhere and 500 nodes', () => {
    const long: FlowNode[] = Array.from({ length: 500 }, (_, index) => ({
      ...newNode('message', `n${index}`, at),
      exits: { next: `n${index + 1}` },
    }))
    const places = layOut(long)
    expect(new Set([...places.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(500)
  })
})
