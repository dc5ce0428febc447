// Races: fifty agents for the last place, one id pressed twice.
import { describe, expect, it } from 'vitest'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { agentTemplateKeys } from '#mocks/contracts/agents/template-catalogue.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { canRace } from '../harness/test-stores.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

const rounds = process.env.DEEP === '1' ? 20 : 2

const app = setUpApp()

function create(owner: Person, agentId: string, body: object = { title: 'Desk' }) {
  return owner.client.call(saveAgent, {
    params: { region: owner.region, agentId },
    body: { workspaceId: owner.workspaceId, ...body },
  })
}

async function agentIds(owner: Person): Promise<string[]> {
  const listed = await owner.client.call(listAgents, {
    params: { region: owner.region },
    query: { workspaceId: owner.workspaceId },
  })
  return listed.body.items.map(({ ID }) => ID)
}

describe('the plan’s number of agents', () => {
  it('is two without a plan, in the specification’s words', async () => {
    const owner = await signUp(app)
    await makeAgent(owner)
    await makeAgent(owner)
    const third = await create(owner, newAgentId())
    expect(third.status).toBe(403)
    expect(third.error).toMatchObject({
      code: 'limit_reached',
      message: 'Your plan includes 2 agents. Upgrade your plan to add more.',
    })
    expect(await agentIds(owner)).toHaveLength(2)
  })

  it.each([
    { maxAgents: 0, made: 0 },
    { maxAgents: 1, made: 1 },
    { maxAgents: 3, made: 3 },
    { maxAgents: null, made: 4 },
  ])('follows internal.customPlan.limits: $maxAgents', async ({ maxAgents, made }) => {
    const owner = await signUp(app)
    await setLimits(app, owner, { maxAgents })
    const replies = []
    for (let count = 0; count < 4; count += 1) replies.push(await create(owner, newAgentId()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(made)
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(4 - made)
    const seen = await owner.client.call(getWorkspace, {
      params: { region: owner.region, uid: owner.workspaceId },
    })
    expect(seen.body.limits).toMatchObject({ maxAgents, workspaceSeats: 2 })
    expect(seen.body.usage).toEqual({ agents: made })
  })

  it.runIf(canRace())(
    `lets one of fifty creations at once take the last place, ${rounds} times`,
    { timeout: 300_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const owner = await signUp(app)
        await makeAgent(owner)
        const replies = await Promise.all(Array.from({ length: 50 }, () => create(owner, newAgentId())))
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(replies.filter(({ status }) => status === 403)).toHaveLength(49)
        expect(await agentIds(owner)).toHaveLength(2)
      }
    },
  )
})

describe('an agent id', () => {
  it('pressed twice makes one agent and takes one place', async () => {
    const owner = await signUp(app)
    const agentId = newAgentId()
    const replies = await Promise.all(Array.from({ length: 10 }, () => create(owner, agentId)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await agentIds(owner)).toEqual([agentId])
    expect((await create(owner, newAgentId())).status).toBe(200)
  })

  it('pressed twice on a template answers with the same agent', async () => {
    const owner = await signUp(app)
    const body = {
      agentName: 'Desk',
      agentTemplate: 'game-npc',
      agentId: newAgentId(),
      workspaceId: owner.workspaceId,
    }
    const [one, two] = await Promise.all(
      [0, 1].map(() => owner.client.call(convertTemplate, { params: { region: 'eu' }, body })),
    )
    expect(one?.body).toEqual(two?.body)
    expect(await agentIds(owner)).toHaveLength(1)
  })

  it('of two tabs makes two agents', async () => {
    const owner = await signUp(app)
    const ids = [newAgentId(), newAgentId()]
    const replies = await Promise.all(ids.map((id) => create(owner, id)))
    expect(replies.map(({ body }) => body.ID)).toEqual(ids)
    expect((await agentIds(owner)).sort()).toEqual([...ids].sort())
  })

  it('of another workspace is a 404, by every way of creating, and that agent stays as it was', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)]
    const agentId = await makeAgent(owner)
    const read = () => owner.client.call(getAgent, { params: { region: 'eu', agentId } })
    const before = await read()
    const stolen = [
      await create(stranger, agentId, { title: 'Mine now' }),
      await stranger.client.call(convertTemplate, {
        params: { region: 'eu' },
        body: {
          agentName: 'Mine now',
          agentTemplate: 'blank-template',
          agentId,
          workspaceId: stranger.workspaceId,
        },
      }),
    ]
    expect(stolen.map(({ status }) => status)).toEqual([404, 404])
    expect((await read()).text).toBe(before.text)
    expect(await agentIds(stranger)).toEqual([])
    expect((await makeAgent(stranger)) && (await makeAgent(stranger))).toBeTruthy()
  })

  it('of two workspaces at once belongs to exactly one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(app)))
    const agentId = newAgentId()
    const replies = await Promise.all(people.map((person) => create(person, agentId)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(5)
  })

  it.each(['short', 'seventeen-letters', 'has a space in it', 'umlaut-ü-umlaut-', '../../etc/passwd'])(
    'is refused when it is %j',
    async (agentId) => {
      const owner = await signUp(app)
      expect((await create(owner, agentId)).status).toBe(422)
    },
  )
})

describe('a new agent', () => {
  it('has every default of the specification (spec 1 §3, §9)', async () => {
    const owner = await signUp(app)
    const agentId = newAgentId()
    const { body } = await create(owner, agentId, { title: '  Desk  ' })
    expect(body).toMatchObject({
      ID: agentId,
      ownerID: owner.workspaceId,
      title: 'Desk',
      agentPlatform: 'vg',
      description: 'Your virtual assistant.',
      theme: 'blue-light',
      messageDelayMS: 1000,
      maxTokensUsage: 0,
      maxMessagesPerVisitor: 0,
      maxTokensPerDay: 0,
      enableNodes: false,
      nodes: [],
      rev: 1,
      publishedVersion: 1,
      internal: { accountCreationConfig: 'v2', websocketServer: '' },
      vg_defaultModel: 'gpt-4o',
      vg_temperature: 0.5,
      vg_maxTokens: 1024,
      vg_kbDefaultDimension: 1536,
      vgOptions: { maxChunkSize: 2424 },
      vg_enableUIEngine: true,
      voiceConfig: {
        config: { backgroundNoise: 'restaurant' },
        transcriber: { provider: 'deepgram', modelId: 'nova-2', utteranceThreshold: 50, language: 'en' },
        speechGen: { provider: 'deepgram', voiceId: 'asteria' },
      },
    })
    expect(body.proactiveMessage).toContain('👋')
    const now = Math.floor(app.clock.now() / 1000)
    expect(Math.abs(body.ts - now)).toBeLessThan(30)
    expect(body.lastModified).toBe(body.ts)
  })

  it.each(['İstanbul café', '🍰🍵', 'مقهى الميناء', '<img src=x onerror=alert(1)>', 'a'.repeat(200)])(
    'keeps its name as it was typed: %j',
    async (title) => {
      const owner = await signUp(app)
      expect((await create(owner, newAgentId(), { title })).body.title).toBe(title)
    },
  )

  it.each([
    { title: '', message: 'Please provide a name for the agent.' },
    { title: ' \t ', message: 'Please provide a name for the agent.' },
    { title: undefined, message: 'Please provide a name for the agent.' },
    { title: 'x'.repeat(10_000), message: 'Please keep the name under 200 characters.' },
  ])('is refused with the name $title', async ({ title, message }) => {
    const owner = await signUp(app)
    const reply = await create(owner, newAgentId(), { title })
    expect(reply.status).toBe(422)
    expect(reply.error.fields?.title).toBe(message)
    expect(await agentIds(owner)).toEqual([])
  })

  it.each(agentTemplateKeys)('from the template %s has its prompts and starter content', async (key) => {
    const owner = await signUp(app)
    const agentId = newAgentId()
    const made = await owner.client.call(convertTemplate, {
      params: { region: 'eu' },
      body: {
        agentName: 'Desk',
        agentTemplate: key,
        agentId,
        workspaceId: owner.workspaceId,
        theme: 'blue-dark',
      },
    })
    expect(made.body.agentCreated).toMatchObject({
      ID: agentId,
      title: 'Desk',
      theme: 'blue-dark',
      enableNodes: false,
    })
    expect(made.body.agentCreated.vg_systemPrompt.length).toBeGreaterThan(20)
    const known = await owner.client.call(listKnowledge, { params: { region: 'eu', agentId } })
    expect(known.body.items.every(({ status }) => status === 'SUCCESS')).toBe(true)
    if (key !== 'blank-template') expect(known.body.items.length).toBeGreaterThan(0)
  })
})
