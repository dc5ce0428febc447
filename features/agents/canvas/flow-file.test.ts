import { describe, expect, it } from 'vitest'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { newNode } from './flow-edits.ts'
import { flowFileLimit, flowText, readCopied, readFlowText } from './flow-file.ts'

const at = { x: 0, y: 0 }
const tool = { ...newNode('tool', 'tool', at), toolId: 'function00000eu1' }
const flow: FlowNode[] = [{ ...newNode('start', 'start', at), exits: { next: 'tool' } }, tool]

describe('a flow as a file', () => {
  it('comes back as it was written', () => {
    expect(readFlowText(flowText(flow), [tool.toolId])).toEqual({ ok: true, nodes: flow, withoutTool: [] })
  })

  it('comes without the tools of others', () => {
    const read = readFlowText(flowText(flow), [])
    expect(read).toMatchObject({ ok: true, withoutTool: ['tool'] })
  })

  it.each([
    ['no JSON', '{'],
    ['another file', '{"colour":"red"}'],
    ['5,000 nodes', JSON.stringify(Array.from({ length: 5000 }, (_, n) => newNode('end', `n${n}`, at)))],
    ['unknown nodes', '[{"id":"a","kind":"teleport"}]'],
    ['too much', ' '.repeat(flowFileLimit + 1)],
  ])('%s is refused in words', (_, text) => {
    const read = readFlowText(text, [])
    expect(read.ok).toBe(false)
    expect(!read.ok && read.words).toMatch(/\w+.*\.$/)
  })

  it('what is pasted is only taken when it was copied here', () => {
    expect(readCopied('Hello', [])).toBeUndefined()
    expect(readCopied(flowText(flow), [tool.toolId])).toMatchObject({ ok: true })
  })
})
