import { describe, expect, it } from 'vitest'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { findNodes } from './find-nodes.ts'
import { newNode } from './flow-edits.ts'
import { walkingOrder } from './walking-order.ts'

const at = { x: 0, y: 0 }
const choice: FlowNode = {
  ...newNode('choice', 'pick', at),
  text: 'Which department?',
  choices: [
    { id: 'a', label: 'Sales' },
    { id: 'b', label: 'Support' },
  ],
  exits: { a: 'sales', b: 'support', other: 'pick' },
}
const flow: FlowNode[] = [
  newNode('end', 'lost', at),
  { ...newNode('message', 'support', at), label: 'Help desk' },
  { ...newNode('message', 'sales', at), exits: { next: 'support' } },
  choice,
  { ...newNode('start', 'start', at), exits: { next: 'pick' } },
]

describe('the order a flow is walked in', () => {
  it('follows each way out in turn, and ends with what nothing leads to', () => {
    const walked = walkingOrder(flow)
    expect(walked.map(({ node }) => node.id)).toEqual(['start', 'pick', 'sales', 'support', 'lost'])
    expect(walked.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(walked.filter(({ reached }) => !reached).map(({ node }) => node.id)).toEqual(['lost'])
  })

  it('has every node once where there is no start', () => {
    expect(walkingOrder(flow.slice(0, 4))).toHaveLength(4)
  })
})

describe('finding a node', () => {
  it.each([
    ['department', 'pick'],
    ['SALES', 'pick'],
    ['help desk', 'support'],
    ['choice which', 'pick'],
    ['end', 'lost'],
  ])('%s finds %s', (typed, id) => {
    expect(findNodes(flow, typed).map((node) => node.id)).toContain(id)
  })

  it('finds nothing where nothing is typed, or no node has all of it', () => {
    expect(findNodes(flow, ' ')).toEqual([])
    expect(findNodes(flow, 'sales zebra')).toEqual([])
  })
})
