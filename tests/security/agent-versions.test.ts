// Races: publishing, restoring and saving at once.
import { expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { memberId } from '#api/workspaces/member.repository.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import { keptVersions } from '#mocks/contracts/agents/kept-versions.ts'
import { importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { setUpApp, setUpOwner } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import { addMember, agentKeyClient, makeAgent } from '../harness/workspace-people.ts'

const app = setUpApp()
const owner = setUpOwner(app, { maxAgents: null })

const rename = (agentId: string, title: string) =>
  owner.client.call(saveAgent, { params: { region: 'eu', agentId }, body: { title } })
const publish = (agentId: string) => owner.client.call(publishAgent, { params: { region: 'eu', agentId } })

const restore = (agentId: string, version: number, rev: number) =>
  owner.client.call(restoreVersion, {
    params: { region: 'eu', agentId, version: String(version) },
    body: { rev },
  })

/** Numbers of the history as its owner sees it. */
async function shownVersions(agentId: string): Promise<number[]> {
  const listed = await owner.client.call(listVersions, { params: { region: 'eu', agentId } })
  return listed.body.items.map(({ version }) => version)
}

async function versionsOf(agentId: string): Promise<number[]> {
  const { versions } = createAgentRepository(app.deps.stores)
  const kept = await versions('eu')
    .find({ agentId }, { sort: { version: 1 } })
    .toArray()
  return kept.map(({ version }) => version)
}

/** What a visitor is shown once the second in which a version is remembered has passed. */
async function shownTitle(agentId: string): Promise<string> {
  app.clock.advance(1_001)
  const shown = await app.client().call(getPublicAgent, { params: { region: 'eu', agentId } })
  return shown.body.title
}

it('visitors see the published version, not the draft', async () => {
  const agentId = await makeAgent(owner)
  await rename(agentId, 'Draft')
  expect(await shownTitle(agentId)).toBe('Front desk')
  await publish(agentId)
  expect(await shownTitle(agentId)).toBe('Draft')
})

it('the newest twenty versions are kept, each once', async () => {
  const agentId = await makeAgent(owner)
  for (let count = 2; count <= 25; count += 1) {
    await rename(agentId, `Version ${count}`)
    expect((await publish(agentId)).body.publishedVersion).toBe(count)
  }
  const versions = await versionsOf(agentId)
  expect(versions).toEqual(Array.from({ length: keptVersions }, (_, index) => 25 - keptVersions + 1 + index))
})

it('twenty-five publishing at once make one version of one draft', async () => {
  const agentId = await makeAgent(owner)
  await rename(agentId, 'Once')
  const replies = await Promise.all(Array.from({ length: 25 }, () => publish(agentId)))
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { publishedVersion } = replies.find(({ status }) => status === 200)!.body
  expect(await versionsOf(agentId)).toEqual([1, publishedVersion])
  expect(await shownTitle(agentId)).toBe('Once')
})

it('visitors get a whole version while people save and publish', async () => {
  const agentId = await makeAgent(owner)
  const work = Array.from({ length: 8 }, async (_, index) => {
    await rename(agentId, `Title ${index}`)
    await publish(agentId)
  })
  const seen: number[] = []
  for (let count = 0; count < 20; count += 1) {
    app.clock.advance(1_001)
    seen.push((await app.client().call(getPublicAgent, { params: { region: 'eu', agentId } })).status)
  }
  await Promise.all(work)
  expect(new Set(seen)).toEqual(new Set([200]))
})

it('what was never anyone’s version is not in the history', async () => {
  const agentId = await makeAgent(owner)
  const { agents, versions } = createAgentRepository(app.deps.stores)
  const first = await versions('eu').findOne({ _id: `${agentId}:1` })
  // A publishing that died between its copy and the agent.
  await versions('eu').insertOne({ ...first!, _id: `${agentId}:2`, version: 2 })
  expect(await shownVersions(agentId)).toEqual([1])
  expect((await restore(agentId, 2, 1)).status).toBe(404)
  await rename(agentId, 'Third')
  expect((await publish(agentId)).body.publishedVersion).toBe(3)
  expect(await shownVersions(agentId)).toEqual([3, 1])
  expect((await agents('eu').findOne({ _id: agentId }))?.publishedVersion).toBe(3)
})

it('twenty-five restores never cost visitors their version', async () => {
  const agentId = await makeAgent(owner)
  for (let count = 1; count <= 25; count += 1) {
    const { rev } = (await rename(agentId, `Draft ${count}`)).body
    expect((await restore(agentId, 1, rev)).status).toBe(200)
  }
  const shown = await shownVersions(agentId)
  expect(shown).toHaveLength(keptVersions)
  expect(shown.at(-1)).toBe(1)
  expect(await shownTitle(agentId)).toBe('Front desk')
})

it('restoring, publishing and saving at once leave a whole draft and a history of twenty', async () => {
  const agentId = await makeAgent(owner)
  const work = Array.from({ length: 12 }, async (_, index) => {
    const renamed = await rename(agentId, `Title ${index}`)
    // Whoever loses the race five times is told so, and has no revision to go on from.
    if (renamed.status === 409) return [renamed]
    return [renamed, ...(await Promise.all([publish(agentId), restore(agentId, 1, renamed.body.rev)]))]
  })
  const replies = (await Promise.all(work)).flat()
  expect(replies.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const shown = await shownVersions(agentId)
  expect(shown.length).toBeLessThanOrEqual(keptVersions)
  expect(new Set(shown).size).toBe(shown.length)
  app.clock.advance(1_001)
  const visited = await app.client().call(getPublicAgent, { params: { region: 'eu', agentId } })
  expect(shown).toContain(visited.body.version)
})

it('a draft says it is published only while visitors have exactly that, whoever saves and publishes at once', async () => {
  const agentId = await makeAgent(owner)
  const { agents, versions } = createAgentRepository(app.deps.stores)
  for (let round = 0; round < 20; round += 1) {
    await rename(agentId, `Draft ${round}`)
    await Promise.all([publish(agentId), rename(agentId, 'Front desk'), publish(agentId)])
    const draft = (await agents('eu').findOne({ _id: agentId }))!
    const live = (await versions('eu').findOne({ _id: `${agentId}:${draft.publishedVersion}` }))!
    const same = live.agent.title === draft.title
    expect({ round, published: draft.publishedRev === draft.rev }).toEqual({ round, published: same })
  }
})

it('two people who restore on the same draft: one does, the other is told', async () => {
  const agentId = await makeAgent(owner)
  const { rev } = (await rename(agentId, 'Draft')).body
  const replies = await Promise.all([restore(agentId, 1, rev), restore(agentId, 1, rev)])
  expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of replies) expect([200, 409]).toContain(status)
  // The draft was kept once, however many asked.
  expect(await shownVersions(agentId)).toEqual([2, 1])
})

it('a version of one agent is no version of another, whoever owns both', async () => {
  const [one, two] = [await makeAgent(owner), await makeAgent(owner)]
  await rename(one, 'Secret plans')
  await publish(one)
  const foreign = await owner.client.call(getVersion, {
    params: { region: 'eu', agentId: two, version: '2' },
  })
  expect(foreign.status).toBe(404)
  expect((await restore(two, 2, 1)).status).toBe(404)
  const stranger = await signUp(app)
  for (const version of ['1', '2']) {
    const params = { region: 'eu', agentId: one, version }
    expect((await stranger.client.call(getVersion, { params })).status).toBe(404)
    expect((await stranger.client.call(restoreVersion, { params, body: { rev: 2 } })).status).toBe(404)
  }
  // The stranger's own agent does not open the door to others' versions.
  const own = await makeAgent(stranger)
  const params = { region: 'eu', agentId: own, version: '2' }
  expect((await stranger.client.call(restoreVersion, { params, body: { rev: 1 } })).status).toBe(404)
})

it('a server names a member when it backs up, and signs what a key published', async () => {
  const agentId = await makeAgent(owner)
  const server = await agentKeyClient(app, owner, agentId)
  await rename(agentId, 'By a server')
  await server.call(publishAgent, { params: { region: 'eu', agentId } })
  const listed = await owner.client.call(listVersions, { params: { region: 'eu', agentId } })
  expect(listed.body.items[0]).toMatchObject({ version: 2, savedBy: null })
  const backUp = (userEmail: string) =>
    server.call(saveAgentBackup, {
      params: { region: 'eu' },
      body: { agentId, workspaceId: owner.workspaceId, userEmail },
    })
  expect((await backUp('nobody@example.com')).status).toBe(422)
  expect((await backUp(owner.email)).body.version).toMatchObject({ version: 2, savedBy: owner.email })
})

it('a member without the permission may look, and neither publish, restore, copy nor export anew', async () => {
  const [agentId, viewer] = [await makeAgent(owner), await signUp(app)]
  await addMember(app, owner, viewer)
  const { members } = createWorkspaceRepository(app.deps.stores)
  await members('eu').updateOne(
    { _id: memberId(owner.workspaceId, viewer.email) },
    { $set: { usersPerms: ['view'] } },
  )
  app.clock.advance(2_001)
  const params = { region: 'eu', agentId }
  expect((await viewer.client.call(listVersions, { params })).status).toBe(200)
  const calls = [
    viewer.client.call(publishAgent, { params }),
    viewer.client.call(saveAgent, { params, body: { title: 'Mine' } }),
    viewer.client.call(restoreVersion, { params: { ...params, version: '1' }, body: { rev: 1 } }),
    viewer.client.call(duplicateAgent, { params, body: { agentId: newAgentId() } }),
    viewer.client.call(removeAgent, { params }),
    viewer.client.call(importAgentTemplate, {
      params: { region: 'eu' },
      body: {
        agentTemplate: { schemaVersion: 1, agent: { title: 'Mine' } },
        agentId: newAgentId(),
        workspaceId: owner.workspaceId,
      },
    }),
  ]
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403)
})
