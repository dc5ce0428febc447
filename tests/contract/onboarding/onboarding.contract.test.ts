import { expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import {
  createPersonalizedAgent,
  creationStages,
  getBrandingInfo,
  readingStages,
} from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const params = { region: 'eu' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const company = { name: 'Harbour', website: 'cafe.example', description: 'Coffee and cake by the harbour.' }
const brandingChoices = {
  primaryColor: '#B4532A',
  themeMode: 'dark',
  faviconApproved: false,
  customLogo: null,
}

/** Stages as they came, repeated ones once. */
function stagesOf(events: readonly { stage: string }[]): string[] {
  return events.map(({ stage }) => stage).filter((stage, index, all) => stage !== all[index - 1])
}

/** Whether these stages stand in this order in the contract's list. */
function isInOrder(stages: readonly string[], order: readonly string[]): boolean {
  const places = stages.map((stage) => order.indexOf(stage))
  return (
    !places.includes(-1) && places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))
  )
}

onBothSides(getBrandingInfo.id, (makeWorld) => {
  const read = (client: Client, world: World, more: object = {}) =>
    client.stream(getBrandingInfo, { params, body: { workspaceId: world.workspaceId, company, ...more } })

  it('tells what a website says, with progress on the way', async () => {
    const world = await makeWorld()
    const reply = await read(world.member, world)
    expectAnswer(getBrandingInfo, reply, 200)
    expect(reply.body.brandingInfo).toMatchObject({ name: company.name, description: company.description })
    expect(reply.body.brandingInfo.colors.length).toBeLessThanOrEqual(11)
    expect(reply.body.brandingInfo.pages.length).toBeGreaterThan(0)
    expect(reply.events.length).toBeGreaterThan(0)
    expect(isInOrder(stagesOf(reply.events), readingStages)).toBe(true)
  })

  it('tells the same to a caller that reads no progress', async () => {
    const world = await makeWorld()
    const body = { workspaceId: world.workspaceId, company: { website: company.website } }
    const reply = await world.owner.call(getBrandingInfo, { params, body })
    expectAnswer(getBrandingInfo, reply, 200)
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(reply.body.brandingInfo.name).not.toBe('')
  })

  it.each([
    { website: '', message: 'Company website is required' },
    { website: 'no dot', message: 'Please enter a valid website URL or domain' },
  ])('refuses $website in the specification’s words', async ({ website, message }) => {
    const world = await makeWorld()
    const reply = await read(world.owner, world, { company: { website } })
    expectError(getBrandingInfo, reply, 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { 'company.website': message },
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(getBrandingInfo, await read(world.stranger, world), 404, absent)
    expectAnswer(getBrandingInfo, await read(world.anonymous(), world), 401)
  })
})

onBothSides(createPersonalizedAgent.id, (makeWorld) => {
  const create = (client: Client, world: World, more: object = {}) =>
    client.stream(createPersonalizedAgent, {
      params,
      body: {
        workspaceId: world.workspaceId,
        agentId: world.newAgentId(),
        company,
        brandingChoices,
        ...more,
      },
    })

  it('makes an agent in the company’s name and colours, with progress on the way', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const reply = await create(world.owner, world, { agentId })
    expectAnswer(createPersonalizedAgent, reply, 200)
    expect(stagesOf(reply.events)).toEqual([...creationStages])
    expect(reply.body).toMatchObject({ agentId, prototypeUrl: `/app/eu/render/${agentId}/iframe` })
    const { agentData } = reply.body
    expect(agentData).toMatchObject({
      ID: agentId,
      title: company.name,
      theme: 'blue-dark',
      ownerID: world.workspaceId,
      proactiveMessage: `👋 Hi, welcome to ${company.name}! How can I help you today?`,
      lang: 'en',
    })
    expect(parseThemeJson(agentData.customThemeJSONString)).toMatchObject({
      ok: true,
      theme: { themeType: 'dark', primary: expect.stringMatching(/^#?b4532a$/i) },
    })
    expect((await world.owner.call(getAgent, { params: { ...params, agentId } })).body).toEqual(agentData)
  })

  it('makes an agent of what its owner wrote, and reads no website', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const reply = await create(world.owner, world, {
      agentId,
      company: { ...company, website: '' },
      facts: 'Opening hours: Monday to Saturday, 8 am to 6 pm',
    })
    expectAnswer(createPersonalizedAgent, reply, 200)
    expect(stagesOf(reply.events)).toEqual(creationStages.filter((stage) => stage !== 'reading-website'))
    const { body } = await world.owner.call(listKnowledge, { params: { ...params, agentId } })
    expect(body.items).toMatchObject([{ name: company.name, url: null, sourceType: 'doc' }])
  })

  it('takes a name of its own for the agent', async () => {
    const world = await makeWorld()
    const reply = await create(world.owner, world, { agentName: 'Mia' })
    expect(reply.body.agentData.title).toBe('Mia')
  })

  it('makes one agent of the same id pressed twice', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const [one, two] = [
      await create(world.owner, world, { agentId }),
      await create(world.owner, world, { agentId }),
    ]
    expect(two.body).toEqual(one.body)
  })

  it('names every field that is missing, in the specification’s words', async () => {
    const world = await makeWorld()
    const reply = await create(world.owner, world, {
      company: { name: '', website: '', description: 'short' },
    })
    expectAnswer(createPersonalizedAgent, reply, 422)
    expect(reply.error.fields).toEqual({
      'company.name': 'Company name is required',
      'company.website': 'Company website is required',
      'company.description': 'Please provide at least 10 characters',
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(createPersonalizedAgent, await create(world.stranger, world), 404, absent)
    expectError(
      createPersonalizedAgent,
      await create(world.owner, world, { agentId: world.strangerAgentId }),
      404,
      absent,
    )
    expectAnswer(createPersonalizedAgent, await create(world.anonymous(), world), 401)
  })
})
