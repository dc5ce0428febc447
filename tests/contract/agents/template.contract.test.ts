import { expect, it } from 'vitest'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { agentTemplateKeys, agentTemplates } from '#mocks/contracts/agents/template-catalogue.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const params = { region: 'eu' }

function convert(client: Client, world: World, more: object = {}) {
  const body = {
    agentName: 'Front desk',
    agentTemplate: 'customer-support',
    agentId: world.newAgentId(),
    workspaceId: world.workspaceId,
    ...more,
  }
  return client.call(convertTemplate, { params, body })
}

onBothSides(convertTemplate.id, (makeWorld) => {
  it.each(agentTemplateKeys)('makes an agent from %s', async (agentTemplate) => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const reply = await convert(world.owner, world, { agentTemplate, agentId, theme: 'blue-dark' })
    expectAnswer(convertTemplate, reply, 200)
    expect(reply.body.agentCreated).toMatchObject({
      ID: agentId,
      title: 'Front desk',
      ownerID: world.workspaceId,
      theme: 'blue-dark',
      enableNodes: false,
    })
  })

  it('gives it starter content', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    await convert(world.owner, world, { agentId })
    const known = await world.owner.call(listKnowledge, { params: { ...params, agentId } })
    expect(known.body.items.length).toBeGreaterThan(0)
    expect(known.body.items.every(({ sourceType, url }) => sourceType === 'doc' && url === null)).toBe(true)
  })

  it('makes one agent of the same id pressed twice', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const [one, two] = [
      await convert(world.owner, world, { agentId }),
      await convert(world.owner, world, { agentId }),
    ]
    expect(two.body).toEqual(one.body)
  })

  it('names what is missing', async () => {
    const world = await makeWorld()
    const reply = await convert(world.owner, world, {
      agentName: '',
      agentTemplate: 'none-such',
      agentId: 'short',
    })
    expectAnswer(convertTemplate, reply, 422)
    expect(Object.keys(reply.error.fields ?? {}).sort()).toEqual(['agentId', 'agentName', 'agentTemplate'])
    expect(reply.error.fields?.agentName).toBe('Please provide a name for the agent.')
  })

  it('is a 404 in a stranger’s workspace and under a stranger’s id', async () => {
    const world = await makeWorld()
    const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
    const theirs = [{ workspaceId: world.strangerWorkspaceId }, { agentId: world.strangerAgentId }]
    for (const more of theirs)
      expectError(convertTemplate, await convert(world.owner, world, more), 404, absent)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(convertTemplate, await convert(world.anonymous(), world), 401, {
      code: 'unauthenticated',
      message: 'Please sign in.',
    })
  })
})

it('the catalogue shows the seven templates of the specification', () => {
  expect(agentTemplates.map(({ key }) => key)).toEqual([...agentTemplateKeys])
  expect(agentTemplates).toHaveLength(7)
})
