import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentRepository } from '#api/agents/agent.repository.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { keptVersions, publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person

beforeAll(async () => {
  app = await startApp()
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
})
afterAll(() => app.stop())

const rename = (agentId: string, title: string) =>
  owner.client.call(saveAgent, { params: { region: 'eu', agentId }, body: { title } })
const publish = (agentId: string) => owner.client.call(publishAgent, { params: { region: 'eu', agentId } })

async function versionsOf(agentId: string): Promise<number[]> {
  const { versions } = agentRepository(app.deps.stores)
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
