import { expect, it } from 'vitest'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { agentThemeJson } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }

const list = (client: Client, workspaceId: string, query: Record<string, string> = {}) =>
  client.call(listAgents, { params: { region: 'eu' }, query: { workspaceId, ...query } })
const get = (client: Client, agentId: string) => client.call(getAgent, { params: { region: 'eu', agentId } })
const save = (client: Client, agentId: string, body: object) =>
  client.call(saveAgent, { params: { region: 'eu', agentId }, body })

/** Makes agents of these names, one after the other. */
async function makeAgents(world: World, titles: string[]): Promise<string[]> {
  const ids = []
  for (const title of titles) {
    const agentId = world.newAgentId()
    const made = await save(world.owner, agentId, { title, workspaceId: world.workspaceId })
    expect(made.status).toBe(200)
    ids.push(agentId)
  }
  return ids
}

onBothSides(listAgents.id, (makeWorld) => {
  it('shows every agent of the workspace to its members, page by page, each once', async () => {
    const world = await makeWorld()
    await makeAgents(world, ['One', 'Two', 'Three', 'Four'])
    const whole = await list(world.member, world.workspaceId)
    expectAnswer(listAgents, whole, 200)
    expect(whole.body.nextCursor).toBeNull()
    const ids = whole.body.items.map(({ ID }) => ID)
    const modified = whole.body.items.map(({ lastModified }) => lastModified)
    expect(modified).toEqual([...modified].sort((a, b) => b - a))

    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page = await list(world.owner, world.workspaceId, { limit: '2', ...(cursor && { cursor }) })
      expectAnswer(listAgents, page, 200)
      expect(page.body.items.length).toBeLessThanOrEqual(2)
      paged.push(...page.body.items.map(({ ID }) => ID))
      cursor = page.body.nextCursor
    } while (cursor && paged.length < 100)
    expect(paged).toEqual(ids)
    expect(ids.length).toBeGreaterThanOrEqual(5)
  })

  it('is a 404 for a stranger and for a workspace nobody has', async () => {
    const world = await makeWorld()
    for (const workspaceId of [world.workspaceId, 'nobody-has-this']) {
      expectError(listAgents, await list(world.stranger, workspaceId), 404, absent)
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listAgents, await list(world.anonymous(), world.workspaceId), 401, signedOut)
  })

  it('finds agents by the beginnings of words, whatever their case and accents', async () => {
    const world = await makeWorld()
    const [cafe, studio] = await makeAgents(world, ['Quay café Zürich', 'Quay studio'])
    await save(world.owner, studio ?? '', { description: 'Yoga by the QUAY, near the café.' })
    const found = async (q: string) => {
      const reply = await list(world.member, world.workspaceId, { q, sort: 'title' })
      expectAnswer(listAgents, reply, 200)
      expect(reply.body.total).toBeNull()
      return reply.body.items.map(({ ID }) => ID)
    }
    expect(await found('qua')).toEqual([cafe, studio])
    expect(await found('CAFE zur')).toEqual([cafe])
    expect(await found('yog quay')).toEqual([studio])
    expect(await found('uay')).toEqual([])
    await save(world.owner, cafe ?? '', { title: 'Renamed' })
    expect(await found('zurich')).toEqual([])
    expect(await found('renam')).toEqual([cafe])
  })

  it('sorts by name, numbers by their value, and pages through that order', async () => {
    const world = await makeWorld()
    await makeAgents(world, ['Branch 10', 'branch 9', 'Éclair', 'Ábaco', 'Branch 9'])
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = { sort: 'title', q: '', limit: '2', ...(cursor && { cursor }) }
      const page = await list(world.owner, world.workspaceId, query)
      expectAnswer(listAgents, page, 200)
      paged.push(...page.body.items.map(({ title }) => title))
      cursor = page.body.nextCursor
    } while (cursor && paged.length < 100)
    const made = paged.filter((title) => /^(branch|éclair|ábaco)/i.test(title))
    expect(made.map((title) => title.toLowerCase())).toEqual([
      'ábaco',
      'branch 9',
      'branch 9',
      'branch 10',
      'éclair',
    ])
  })

  it('counts the whole list with its first page, and lists one platform', async () => {
    const world = await makeWorld()
    const [one] = await makeAgents(world, ['One', 'Two'])
    await save(world.owner, one ?? '', { agentPlatform: 'vf' })
    const whole = await list(world.owner, world.workspaceId)
    expect(whole.body.total).toBe(whole.body.items.length)
    const first = await list(world.owner, world.workspaceId, { limit: '1' })
    expect(first.body.total).toBe(whole.body.total)
    const later = await list(world.owner, world.workspaceId, { cursor: first.body.nextCursor ?? '' })
    expect(later.body.total).toBeNull()
    const compatible = await list(world.owner, world.workspaceId, { platform: 'vf' })
    expect(compatible.body).toMatchObject({ items: [{ ID: one, agentPlatform: 'vf' }], total: 1 })
  })

  it('shows which agents have unpublished changes, and a week of conversations', async () => {
    const world = await makeWorld()
    const [agentId] = await makeAgents(world, ['Quiet'])
    await save(world.owner, agentId ?? '', { title: 'Quiet one' })
    const { items } = (await list(world.owner, world.workspaceId, { q: 'quiet' })).body
    expect(items).toMatchObject([{ rev: 2, publishedRev: 1, conversations7d: [0, 0, 0, 0, 0, 0, 0] }])
  })

  const unusable: Record<string, string>[] = [
    { limit: '0' },
    { limit: '101' },
    { limit: 'all' },
    { cursor: '?' },
    { sort: 'colour' },
    { platform: 'xx' },
    { q: 'x'.repeat(101) },
  ]
  it.each(unusable)('refuses %j', async (query) => {
    const world = await makeWorld()
    const reply = await list(world.owner, world.workspaceId, query)
    expectAnswer(listAgents, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(Object.keys(query))
  })
})

onBothSides(getAgent.id, (makeWorld) => {
  it('shows an agent with all its settings to the members of its workspace', async () => {
    const world = await makeWorld()
    for (const client of [world.owner, world.member]) {
      const reply = await get(client, world.agentId)
      expectAnswer(getAgent, reply, 200)
      expect(reply.body).toMatchObject({ ID: world.agentId, ownerID: world.workspaceId })
    }
  })

  it('is a 404 for a stranger’s agent and for one that does not exist, word for word', async () => {
    const world = await makeWorld()
    for (const agentId of [world.strangerAgentId, world.newAgentId()]) {
      expectError(getAgent, await get(world.owner, agentId), 404, absent)
    }
    expectError(getAgent, await get(world.stranger, world.agentId), 404, absent)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(getAgent, await get(world.anonymous(), world.agentId), 401, signedOut)
  })

  it('refuses an id no agent has', async () => {
    const world = await makeWorld()
    const reply = await get(world.owner, 'short')
    expectAnswer(getAgent, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['agentId'])
  })
})

onBothSides(saveAgent.id, (makeWorld) => {
  it('makes an agent with every default, which can then be read and listed', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const made = await save(world.owner, agentId, { title: ' Front desk ', workspaceId: world.workspaceId })
    expectAnswer(saveAgent, made, 200)
    expect(made.body).toMatchObject({
      ...agentDefaults,
      ID: agentId,
      title: 'Front desk',
      ownerID: world.workspaceId,
      rev: 1,
      publishedVersion: 1,
      internal: { accountCreationConfig: 'v2', websocketServer: '' },
    })
    expect((await get(world.owner, agentId)).body).toEqual(made.body)
    const listed = await list(world.owner, world.workspaceId)
    expect(listed.body.items.map(({ ID }) => ID)).toContain(agentId)
  })

  it('makes one agent of the same id pressed twice', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    const body = { title: 'Front desk', workspaceId: world.workspaceId }
    const [one, two] = [await save(world.owner, agentId, body), await save(world.owner, agentId, body)]
    expect(two.body).toEqual(one.body)
    const listed = await list(world.owner, world.workspaceId)
    expect(listed.body.items.filter(({ ID }) => ID === agentId)).toHaveLength(1)
  })

  it('changes what is sent and nothing else, and grows the revision', async () => {
    const world = await makeWorld()
    const before = (await get(world.owner, world.agentId)).body
    const saved = await save(world.member, world.agentId, {
      rev: before.rev,
      title: 'Changed',
      unknown: 'dropped',
    })
    expectAnswer(saveAgent, saved, 200)
    expect(saved.body).toEqual({
      ...before,
      title: 'Changed',
      rev: before.rev + 1,
      lastModified: saved.body.lastModified,
    })
    expect((await save(world.owner, world.agentId, { title: 'Changed' })).body.rev).toBe(before.rev + 1)
  })

  it('merges what two people changed apart, and stops what they changed both', async () => {
    const world = await makeWorld()
    const { rev } = (await get(world.owner, world.agentId)).body
    await save(world.owner, world.agentId, { rev, title: 'One' })
    const apart = await save(world.member, world.agentId, { rev, description: 'Two' })
    expect(apart.body).toMatchObject({ title: 'One', description: 'Two', rev: rev + 2 })
    const both = await save(world.member, world.agentId, { rev, title: 'Two' })
    expectAnswer(saveAgent, both, 409)
    expect(both.error).toMatchObject({
      code: 'conflict',
      message: 'Someone else changed this meanwhile.',
      fields: { title: 'Someone else changed this meanwhile.' },
      current: { title: 'One', description: 'Two', rev: rev + 2 },
    })
  })

  it('refuses fields that are the server’s alone', async () => {
    const world = await makeWorld()
    for (const field of [
      'ownerID',
      'userId',
      'SECRET_API_KEY',
      'internal',
      'lastModified',
      'publishedVersion',
    ]) {
      expectError(saveAgent, await save(world.owner, world.agentId, { [field]: 'x' }), 403, forbidden)
    }
  })

  it('refuses chunks under 1000 characters in the specification’s words', async () => {
    const world = await makeWorld()
    const reply = await save(world.owner, world.agentId, { vgOptions: { maxChunkSize: 999 } })
    expectError(saveAgent, reply, 422, {
      ...checkFields,
      fields: { 'vgOptions.maxChunkSize': 'Max chunk size must be greater than 1000' },
    })
    expect((await save(world.owner, world.agentId, { vgOptions: { maxChunkSize: 1000 } })).status).toBe(200)
  })

  const unreadable: [text: string, message: string][] = [
    ['{broken', 'Theme is not valid JSON.'],
    ['null', 'Theme must be an object.'],
    [agentThemeJson('#B4532A').replace('#B4532A', '#B45'), 'Primary colour must have 6 hex digits.'],
    [agentThemeJson('#B4532A').replace('"light"', '"sepia"'), 'Theme type must be light or dark.'],
    [agentThemeJson('#B4532A').padEnd(70_000), 'Theme is larger than 64 kB.'],
  ]
  it.each(unreadable)('refuses colours that are no theme: %s', async (customThemeJSONString, message) => {
    const world = await makeWorld()
    const reply = await save(world.owner, world.agentId, { customThemeJSONString })
    expectError(saveAgent, reply, 422, { ...checkFields, fields: { customThemeJSONString: message } })
  })

  it('keeps colours of its own, with and without #, and takes them off again', async () => {
    const world = await makeWorld()
    const written = agentThemeJson('#B4532A')
    for (const customThemeJSONString of [written, written.replace('#', ''), '']) {
      const reply = await save(world.owner, world.agentId, { customThemeJSONString })
      expectAnswer(saveAgent, reply, 200)
      expect(reply.body.customThemeJSONString).toBe(customThemeJSONString)
    }
  })

  it('needs a name and a workspace for a new agent', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const noName = { ...checkFields, fields: { title: 'Please provide a name for the agent.' } }
    expectError(saveAgent, await save(world.owner, world.newAgentId(), { workspaceId }), 422, noName)
    expectError(
      saveAgent,
      await save(world.owner, world.newAgentId(), { workspaceId, title: ' ' }),
      422,
      noName,
    )
    expectError(saveAgent, await save(world.owner, world.newAgentId(), { title: 'Desk' }), 422, {
      ...checkFields,
      fields: { workspaceId: 'Choose a workspace.' },
    })
  })

  it('is a 404 for a stranger’s agent and in a stranger’s workspace', async () => {
    const world = await makeWorld()
    const { strangerWorkspaceId: workspaceId } = world
    const body = { title: 'Mine', workspaceId: world.workspaceId }
    expectError(saveAgent, await save(world.owner, world.strangerAgentId, body), 404, absent)
    expectError(
      saveAgent,
      await save(world.owner, world.newAgentId(), { title: 'Mine', workspaceId }),
      404,
      absent,
    )
    expect((await get(world.stranger, world.strangerAgentId)).body.title).not.toBe('Mine')
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(saveAgent, await save(world.anonymous(), world.agentId, { title: 'Mine' }), 401, signedOut)
  })
})
