import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import {
  checkAgentTemplate,
  exportAgentToJson,
  importAgentTemplate,
} from '#mocks/contracts/agents/template-file.contract.ts'
import { templateText } from '#mocks/contracts/agents/template-limits.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { getKnowledge, listKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const params = { region: 'eu' }
const page = {
  name: 'Hours',
  url: 'https://cafe.example/hours',
  sourceType: 'url',
  refreshRate: 'never',
  tags: [],
  content: 'Open from nine.',
}
const kept = makeNode('message', 'one', { text: 'Hello' })
const nodes = [{ ...kept, apiKey: 'canary' }]

const exported = (client: Client, agentId: string) =>
  client.call(exportAgentToJson, { params, body: { agentId } })

function imported(client: Client, world: World, agentTemplate: object, more: object = {}) {
  const body = { agentTemplate, agentId: world.newAgentId(), workspaceId: world.workspaceId, ...more }
  return client.call(importAgentTemplate, { params, body })
}

/** Gives the world's agent nodes, which makes it one that can be exported. */
async function enableNodes(world: World): Promise<void> {
  const body = { enableNodes: true, nodes, customCSS: '.vg-header { color: red }', vg_temperature: 0.9 }
  await world.owner.call(saveAgent, { params: { ...params, agentId: world.agentId }, body })
}

onBothSides(exportAgentToJson.id, (makeWorld) => {
  it('makes a file without secrets, the same one every time', async () => {
    const world = await makeWorld()
    await enableNodes(world)
    const first = await exported(world.member, world.agentId)
    expectAnswer(exportAgentToJson, first, 200)
    expect(first.body.agentTemplate).toMatchObject({
      schemaVersion: 1,
      agent: { enableNodes: true, nodes: [kept] },
    })
    for (const hidden of ['canary', world.agentId, world.workspaceId]) {
      expect(first.text).not.toContain(hidden)
    }
    expect((await exported(world.owner, world.agentId)).text).toBe(first.text)
  })

  it('brings what the agent knows, unless it is left out', async () => {
    const world = await makeWorld()
    const whole = await exported(world.owner, world.agentId)
    expectAnswer(exportAgentToJson, whole, 200)
    const { knowledge } = whole.body.agentTemplate
    expect(knowledge).toHaveLength(1)
    expect(knowledge?.[0]?.content.length).toBeGreaterThan(50)
    const body = { agentId: world.agentId, knowledge: false }
    const settings = await world.owner.call(exportAgentToJson, { params, body })
    const { knowledge: _, ...without } = whole.body.agentTemplate
    expect(settings.body.agentTemplate).toEqual(without)
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    await enableNodes(world)
    expectError(exportAgentToJson, await exported(world.stranger, world.agentId), 404, absent)
    expectError(exportAgentToJson, await exported(world.anonymous(), world.agentId), 401, signedOut)
  })
})

onBothSides(checkAgentTemplate.id, (makeWorld) => {
  const check = (client: Client, agentId: string) =>
    client.call(checkAgentTemplate, { params: { ...params, agentId } })

  it('tells the bytes of the file beforehand, with what the agent knows and without', async () => {
    const world = await makeWorld()
    const told = await check(world.member, world.agentId)
    expectAnswer(checkAgentTemplate, told, 200)
    const { agentTemplate } = (await exported(world.owner, world.agentId)).body
    const { knowledge, ...settings } = agentTemplate
    expect(told.body).toEqual({
      documents: knowledge?.length,
      bytes: Buffer.byteLength(templateText(agentTemplate)),
      settingsBytes: Buffer.byteLength(templateText(settings)),
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(checkAgentTemplate, await check(world.stranger, world.agentId), 404, absent)
    expectError(checkAgentTemplate, await check(world.anonymous(), world.agentId), 401, signedOut)
  })
})

onBothSides(importAgentTemplate.id, (makeWorld) => {
  it('makes the agent the file came from: exported again it is the same file', async () => {
    const world = await makeWorld()
    await enableNodes(world)
    const { agentTemplate } = (await exported(world.owner, world.agentId)).body
    const agentId = world.newAgentId()
    const made = await imported(world.member, world, agentTemplate, { agentId })
    expectAnswer(importAgentTemplate, made, 200)
    expect(made.body.agentCreated).toMatchObject({
      ...agentTemplate.agent,
      ID: agentId,
      ownerID: world.workspaceId,
      publishedVersion: 1,
    })
    expect((await exported(world.owner, agentId)).body.agentTemplate).toEqual(agentTemplate)
    expect(agentTemplate.knowledge).toHaveLength(1)
    const cardsOf = async (id: string) => {
      const { body } = await world.owner.call(listKnowledge, { params: { ...params, agentId: id } })
      return body.items.map(({ name, url, charCount, status }) => ({ name, url, charCount, status }))
    }
    expect(await cardsOf(agentId)).toEqual(await cardsOf(world.agentId))
  })

  it('brings questions and answers as such, to be changed one by one', async () => {
    const world = await makeWorld()
    const pairs = [{ question: 'When do you open?', answer: 'At nine.' }]
    const first = { region: 'eu', agentId: world.agentId, documentId: world.newAgentId() }
    const written = await world.owner.call(saveKnowledge, { params: first, body: { name: 'Asked', pairs } })
    expect(written.status).toBe(200)
    const { agentTemplate } = (await exported(world.owner, world.agentId)).body
    const asked = agentTemplate.knowledge?.find(({ name }) => name === 'Asked')
    expect(asked).toMatchObject({ pairs, content: written.body.content })
    const agentId = world.newAgentId()
    await imported(world.owner, world, agentTemplate, { agentId })
    const { body } = await world.owner.call(listKnowledge, { params: { ...params, agentId } })
    const card = body.items.find(({ name }) => name === 'Asked')
    expect(card).toMatchObject({ kind: 'questions', charCount: written.body.charCount })
    const about = { ...params, agentId, documentId: card?.ID ?? '' }
    expect((await world.owner.call(getKnowledge, { params: about })).body).toMatchObject({ pairs })
    const more = [...pairs, { question: 'And on Sundays?', answer: 'Closed.' }]
    const changed = await world.owner.call(saveKnowledge, {
      params: about,
      body: { pairs: more, baseRev: card?.rev },
    })
    expect(changed.body).toMatchObject({ pairs: more })
  })

  it('fills what a file leaves out with defaults, and drops what it does not know', async () => {
    const world = await makeWorld()
    const template = { schemaVersion: 1, agent: { title: 'Small', isAdmin: true }, extra: { deep: [1] } }
    const made = await imported(world.owner, world, template, { agentName: 'Given' })
    expectAnswer(importAgentTemplate, made, 200)
    expect(made.body.agentCreated).toMatchObject({
      title: 'Given',
      vg_temperature: agentDefaults.vg_temperature,
      allowedOrigins: [],
    })
    expect(made.text).not.toContain('isAdmin')
  })

  it('makes one agent of the same id pressed twice', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const template = { schemaVersion: 1, agent: { title: 'Once' } }
    const [one, two] = [
      await imported(world.owner, world, template, { agentId }),
      await imported(world.owner, world, template, { agentId }),
    ]
    expect(two.body).toEqual(one.body)
  })

  it.each([
    ['of another layout', { schemaVersion: 2, agent: { title: 'x' } }, 'agentTemplate.schemaVersion'],
    ['without an agent', { schemaVersion: 1 }, 'agentTemplate.agent'],
    [
      'with a wrong setting',
      { schemaVersion: 1, agent: { title: 'x', vg_temperature: 9 } },
      'agentTemplate.agent.vg_temperature',
    ],
    ['without a name', { schemaVersion: 1, agent: {} }, 'agentName'],
    ['that is a list', [], 'agentTemplate'],
    [
      'with a document whose source is a script',
      { schemaVersion: 1, agent: { title: 'x' }, knowledge: [{ ...page, url: 'javascript:alert(1)' }] },
      'agentTemplate.knowledge.0.url',
    ],
    [
      'with a question that asks nothing',
      {
        schemaVersion: 1,
        agent: { title: 'x' },
        knowledge: [{ ...page, pairs: [{ question: '', answer: 'a' }] }],
      },
      'agentTemplate.knowledge.0.pairs.0.question',
    ],
    [
      'with a document that says nothing',
      { schemaVersion: 1, agent: { title: 'x' }, knowledge: [{ ...page, content: '' }] },
      'agentTemplate.knowledge.0.content',
    ],
    [
      'with more documents than an agent answers from',
      { schemaVersion: 1, agent: { title: 'x' }, knowledge: Array(1001).fill(page) },
      'agentTemplate.knowledge',
    ],
  ])('refuses a file %s', async (_, template, field) => {
    const world = await makeWorld()
    const reply = await imported(world.owner, world, template)
    expectAnswer(importAgentTemplate, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field])
  })

  it('refuses fields that are the server’s alone', async () => {
    const world = await makeWorld()
    for (const field of ['ownerID', 'SECRET_API_KEY', 'internal', 'publishedVersion']) {
      const template = { schemaVersion: 1, agent: { title: 'x', [field]: 'y' } }
      expectError(importAgentTemplate, await imported(world.owner, world, template), 403, {
        code: 'forbidden',
        message: 'You do not have access to do this.',
      })
    }
  })

  it('is a 404 in a stranger’s workspace and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const template = { schemaVersion: 1, agent: { title: 'x' } }
    const theirs = { workspaceId: world.strangerWorkspaceId }
    expectError(importAgentTemplate, await imported(world.owner, world, template, theirs), 404, absent)
    expectError(importAgentTemplate, await imported(world.anonymous(), world, template), 401, signedOut)
  })
})
