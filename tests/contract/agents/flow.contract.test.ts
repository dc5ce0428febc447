import { expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { exportAgentToJson, importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { refuseFlow } from '#mocks/contracts/flow/flow.refusals.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowOf } from '#mocks/contracts/flow/flow.schema.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { mergeFlows } from '#mocks/contracts/flow/merge-flows.ts'
import { bookingFlow } from '#mocks/fixtures/flow/flow.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const foreignTool = 'tool-of-others-1'
const start = makeNode('start', 'start', { exits: { next: 'ask' } })
const ask = makeNode('question', 'ask', { text: 'Your name?', variable: 'name', exits: { next: 'bye' } })
const bye = makeNode('end', 'bye', { text: 'Bye, {{name}}.' })
const sound: FlowNode[] = [start, ask, bye]

const save = (world: World, body: object) =>
  world.owner.call(saveAgent, { params: { region: 'eu', agentId: world.agentId }, body })

onBothSides(saveAgent.id, (makeWorld) => {
  it('keeps a flow as it is drawn, unfinished too', async () => {
    const world = await makeWorld()
    const unfinished = [makeNode('message', 'lost'), ...sound]
    const saved = await save(world, { nodes: unfinished })
    expectAnswer(saveAgent, saved, 200)
    expect(saved.body.nodes).toEqual(unfinished)
  })

  const many = Array.from({ length: 501 }, (_, n) => makeNode('message', `m${n}`))
  it.each([
    ['501 nodes', many, 'nodes', 'A flow has at most 500 nodes.'],
    ['one id twice', [start, start], 'nodes', 'Each node needs an id of its own.'],
    [
      'a node of another product',
      [{ ...start, kind: 'http' }],
      'nodes.0.kind',
      'This node is of a kind that is not known here.',
    ],
    [
      'a variable nobody could write',
      [makeNode('set', 's', { variable: 'a b' })],
      'nodes.0.variable',
      'Use letters, numbers and _, a letter first, at most 40 characters.',
    ],
  ])('refuses %s', async (_, nodes, field, message) => {
    const world = await makeWorld()
    expectError(saveAgent, await save(world, { nodes }), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { [field]: message },
    })
  })

  it('tells the second of two editors what the first made, so that both merge node by node', async () => {
    const world = await makeWorld()
    const { rev } = (await save(world, { nodes: sound })).body
    const theirs = [start, { ...ask, text: 'What are you called?' }, bye]
    await save(world, { nodes: theirs, rev })
    const mine: FlowNode[] = [start, { ...ask, position: { x: 40, y: 80 } }, { ...bye, text: 'Goodbye.' }]
    const refused = await save(world, { nodes: mine, rev })
    expect(refused.status).toBe(409)
    const current = refused.error?.current as { rev: number; nodes: unknown }
    const merged = mergeFlows({ base: sound, mine, theirs: flowOf(current) ?? [] })
    expect(merged.conflicts).toEqual([])
    const saved = await save(world, { nodes: merged.nodes, rev: current.rev })
    expectAnswer(saveAgent, saved, 200)
    expect(saved.body.nodes).toEqual([
      start,
      { ...ask, text: 'What are you called?', position: { x: 40, y: 80 } },
      { ...bye, text: 'Goodbye.' },
    ])
  })
})

onBothSides(publishAgent.id, (makeWorld) => {
  it('refuses a flow visitors could not be led through, and says why', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const nodes = bookingFlow(foreignTool)
    await save(world, { enableNodes: true, nodes })
    const { code, message } =
      refuseFlow({ vg_enableUIEngine: true, enableNodes: true, nodes }, { toolIds: [] }) ?? {}
    const refused = await world.owner.call(publishAgent, { params })
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({ code, message })
    await save(world, { nodes: sound })
    expectAnswer(publishAgent, await world.owner.call(publishAgent, { params }), 200)
  })
})

onBothSides(importAgentTemplate.id, (makeWorld) => {
  it('brings a flow along, without tools of other workspaces', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const agent = { title: 'Brought', enableNodes: true, nodes: bookingFlow(foreignTool) }
    const made = await world.owner.call(importAgentTemplate, {
      params: { region: 'eu' },
      body: { agentId, workspaceId: world.workspaceId, agentTemplate: { schemaVersion: 1, agent } },
    })
    expectAnswer(importAgentTemplate, made, 200)
    const read = await world.owner.call(getAgent, { params: { region: 'eu', agentId } })
    expect(read.body.nodes).toEqual(bookingFlow(''))
    const exported = await world.owner.call(exportAgentToJson, {
      params: { region: 'eu' },
      body: { agentId },
    })
    expect(exported.body.agentTemplate.agent.nodes).toEqual(bookingFlow(''))
  })
})

onBothSides(sendTestMessage.id, (makeWorld) => {
  it('is answered by the flow, which tells members where it is', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    await save(world, { enableNodes: true, nodes: bookingFlow('') })
    const first = await world.owner.stream(sendTestMessage, { params, body: { text: 'Ada' } })
    expectAnswer(sendTestMessage, first, 200)
    expect(first.events.map(({ node }) => node).filter(Boolean)).toEqual(['name', 'what'])
    expect(first.body.message).toMatchObject({ choices: ['A table', 'A person'], nodes: ['name', 'what'] })
    const { conversationId } = first.body
    const second = await world.owner.call(sendTestMessage, {
      params,
      body: { text: 'A table', conversationId },
    })
    expect(second.body.message.nodes).toEqual(['what', 'book', 'sorry'])
    expect(second.body.message.choices).toBeUndefined()
    expect(JSON.stringify(second.body.message.blocks)).toContain('The booking did not work.')
  })
})
