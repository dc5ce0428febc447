import { describe, expect, it } from 'vitest'
import { refuseFlow } from './flow.refusals.ts'
import { emptyFlow, makeNode } from './make-node.ts'

const enableNodes = true

describe('publishing a flow', () => {
  it('is refused with what is wrong where, three things at most', () => {
    const nodes = [...emptyFlow(), makeNode('message', 'a', { label: 'Greeting' }), makeNode('end', 'b')]
    expect(refuseFlow({ vg_enableUIEngine: true, enableNodes, nodes })).toEqual({
      status: 422,
      code: 'flow_broken',
      message:
        'The flow would not lead visitors to an answer. “Start”: Connect “Next”: it leads nowhere. “Greeting”: Write what the agent says. “Greeting”: Connect this step: no way from the start leads to it. There is 1 more.',
    })
  })

  it('is refused for nodes of another kind', () => {
    expect(
      refuseFlow({ vg_enableUIEngine: true, enableNodes, nodes: [{ id: 'a', type: 'http' }] })?.code,
    ).toBe('flow_broken')
  })

  it('is refused for a tool of another workspace', () => {
    const tool = makeNode('tool', 'tool', {
      toolId: 'tool-00000000001',
      exits: { next: 'end', failed: 'end' },
    })
    const nodes = [makeNode('start', 'start', { exits: { next: 'tool' } }), tool, makeNode('end', 'end')]
    expect(refuseFlow({ vg_enableUIEngine: true, enableNodes, nodes }, { toolIds: [] })?.code).toBe(
      'flow_broken',
    )
    expect(
      refuseFlow({ vg_enableUIEngine: true, enableNodes, nodes }, { toolIds: ['tool-00000000001'] }),
    ).toBeUndefined()
  })

  it('is not refused while it is off, or empty', () => {
    expect(refuseFlow({ vg_enableUIEngine: true, enableNodes: false, nodes: emptyFlow() })).toBeUndefined()
    expect(refuseFlow({ vg_enableUIEngine: true, enableNodes, nodes: [] })).toBeUndefined()
  })
})
