// Races when deep: random interleavings of saves, which count for long.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { protectedAgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { runSeed, seededRandom } from '../harness/seeded-random.ts'
import { setUpApp, setUpOwner } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import {
  addMember,
  agentKeyClient,
  makeAgent,
  visitorClient,
  workspaceKeyClient,
} from '../harness/workspace-people.ts'

const isDeep = process.env.DEEP === '1'

const app = setUpApp()
const owner = setUpOwner(app, { maxAgents: null })

function save(client: HttpClient, agentId: string, body: object) {
  return client.call(saveAgent, { params: { region: 'eu', agentId }, body })
}

async function stored(agentId: string) {
  return createAgentRepository(app.deps.stores).find('eu', agentId)
}

describe('max chunk size', () => {
  it.each([999, 0, -1])('%d is refused in the specification’s words', async (maxChunkSize) => {
    const agentId = await makeAgent(owner)
    const reply = await save(owner.client, agentId, { vgOptions: { maxChunkSize } })
    expect(reply.status).toBe(422)
    expect(reply.error.fields).toEqual({
      'vgOptions.maxChunkSize': 'Max chunk size must be greater than 1000',
    })
  })

  it('1000 is accepted', async () => {
    const agentId = await makeAgent(owner)
    const reply = await save(owner.client, agentId, { vgOptions: { maxChunkSize: 1000 } })
    expect(reply.body.vgOptions.maxChunkSize).toBe(1000)
  })
})

describe('a field nobody may send', () => {
  const forbidden = Object.keys(protectedAgentFields)
  const dropped = [
    'ID',
    '_id',
    'knowledgeRev',
    'agentId',
    'region',
    'isAdmin',
    'loadTokens',
    'milliCredits',
    'agentCount',
    'canAccess',
    'workspaceSecret',
    'USDPerToken',
    'plan',
    'limits',
    'customPlan',
    'role',
    'email',
    'publishedAt',
    'publishedRev',
    'version',
    'state',
    'claimedAt',
    'keyHash',
    'whatsappToken',
    'gcloudPrivateKey',
  ]
  const values = [null, 'canary-value', 1, true, { a: 'canary-value' }]
  let callers: Record<string, HttpClient>
  let agentId: string
  let cells = 0

  beforeAll(async () => {
    const [member, stranger] = [await signUp(app), await signUp(app)]
    await addMember(app, owner, member)
    agentId = await makeAgent(owner)
    callers = {
      owner: owner.client,
      member: member.client,
      stranger: stranger.client,
      'workspace key': await workspaceKeyClient(app, owner),
      'agent key': await agentKeyClient(app, owner, agentId),
      visitor: await visitorClient(app, 'eu', agentId),
      anonymous: app.client(),
    }
  })
  afterAll(() => process.stdout.write(`mass assignment: ${cells} cells\n`))

  it.each([...forbidden, ...dropped])('%s stays as it is, whoever sends it', async (field) => {
    const before = JSON.stringify(await stored(agentId))
    for (const [name, client] of Object.entries(callers)) {
      for (const value of values) {
        const { status } = await save(client, agentId, { [field]: value })
        const isUser = !['stranger', 'visitor', 'anonymous'].includes(name)
        if (isUser) expect(status, `${name} ${field}`).toBe(forbidden.includes(field) ? 403 : 200)
        else expect([401, 404]).toContain(status)
        cells += 1
      }
    }
    expect(JSON.stringify(await stored(agentId))).toBe(before)
  })

  it.each([...forbidden, ...dropped])('%s takes no part in a new agent', async (field) => {
    const id = newAgentId()
    const { status } = await save(owner.client, id, {
      workspaceId: owner.workspaceId,
      title: 'Desk',
      [field]: 'canary-value',
    })
    expect(status).toBe(forbidden.includes(field) ? 403 : 200)
    expect(JSON.stringify(await stored(id))).not.toContain('canary-value')
    cells += 1
  })
})

describe('two editors', () => {
  const fields = ['title', 'description', 'branding', 'proactiveMessage', 'lang'] as const
  const interleavings = isDeep ? 500 : 100

  it('merge when they changed different fields', async () => {
    const agentId = await makeAgent(owner)
    const { rev } = (await owner.client.call(getAgent, { params: { region: 'eu', agentId } })).body
    const one = await save(owner.client, agentId, { rev, title: 'One' })
    const two = await save(owner.client, agentId, { rev, description: 'Two' })
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.body).toMatchObject({ title: 'One', description: 'Two', rev: rev + 2 })
  })

  it('meet in a conflict when they changed the same one, and the later sees what is there', async () => {
    const agentId = await makeAgent(owner)
    const { rev } = (await owner.client.call(getAgent, { params: { region: 'eu', agentId } })).body
    await save(owner.client, agentId, { rev, title: 'One' })
    const two = await save(owner.client, agentId, { rev, title: 'Two', description: 'Mine' })
    expect(two.status).toBe(409)
    expect(two.error).toMatchObject({
      code: 'conflict',
      message: 'Someone else changed this meanwhile.',
      fields: { title: 'Someone else changed this meanwhile.' },
      current: { title: 'One', rev: rev + 1 },
    })
    expect((await stored(agentId))?.description).not.toBe('Mine')
  })

  it('agree when both wrote the same', async () => {
    const agentId = await makeAgent(owner)
    const { rev } = (await owner.client.call(getAgent, { params: { region: 'eu', agentId } })).body
    await save(owner.client, agentId, { rev, title: 'Same' })
    expect((await save(owner.client, agentId, { rev, title: 'Same' })).body.rev).toBe(rev + 1)
  })

  it('without a revision overwrite field by field', async () => {
    const agentId = await makeAgent(owner)
    await Promise.all(fields.slice(0, 3).map((field) => save(owner.client, agentId, { [field]: 'written' })))
    expect(await stored(agentId)).toMatchObject({
      title: 'written',
      description: 'written',
      branding: 'written',
    })
  })

  it(`lose nothing silently over ${interleavings} random interleavings`, { timeout: 300_000 }, async () => {
    const seed = runSeed()
    const random = seededRandom(seed)
    const agentId = await makeAgent(owner)
    for (let round = 0; round < interleavings; round += 1) {
      const base = (await stored(agentId))!
      const edits = [0, 1].map((editor) => ({
        rev: base.rev,
        ...Object.fromEntries(
          fields
            .filter(() => random.below(2) === 0)
            .map((field) => [
              field,
              field === 'lang'
                ? random.pick(['de', 'fr', 'it'].filter((lang) => lang !== base.lang))
                : `${round}-${editor}`,
            ]),
        ),
      }))
      const replies =
        random.below(2) === 0
          ? await Promise.all(edits.map((edit) => save(owner.client, agentId, edit)))
          : [await save(owner.client, agentId, edits[0]!), await save(owner.client, agentId, edits[1]!)]
      const after = (await stored(agentId))!
      for (const [index, { status, error }] of replies.entries()) {
        expect([200, 409], `seed ${seed} round ${round}`).toContain(status)
        if (status === 409) expect(Object.keys(error.fields ?? {}).length).toBeGreaterThan(0)
        if (status !== 200) continue
        // What was acknowledged is there, unless the other editor's acknowledged save wrote over it knowingly: never.
        const { rev: _, ...written } = edits[index]!
        expect(after, `seed ${seed} round ${round}`).toMatchObject(written)
      }
      expect(replies.some(({ status }) => status === 200)).toBe(true)
    }
  })
})

it('a conflict shows no field the wire does not know', async () => {
  const agentId = await makeAgent(owner)
  const { rev } = (await stored(agentId))!
  await save(owner.client, agentId, { rev, title: 'One' })
  const agents = app.deps.stores.eu.collection<{ _id: string; SECRET_API_KEY: string }>('agents')
  await agents.updateOne({ _id: agentId }, { $set: { SECRET_API_KEY: 'vg_canary' } })
  const reply = await save(owner.client, agentId, { rev, title: 'Two' })
  expect(reply.text).not.toContain('vg_canary')
})
