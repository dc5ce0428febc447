import { describe, expect, it } from 'vitest'
import { runHousekeeping } from '#api/housekeeping.ts'
import { createKnowledgeRepository } from '#api/knowledge/knowledge.repository.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

const mostWrites = 90
const settledMs = 11 * 60_000

/** The write at which the store dies, counted from 1; null while it lives. */
let dyingAt: number | null = null
let isWritten = false
let written = 0

const app = setUpApp({
  wrapStores: (stores) =>
    interceptStores(stores, async ({ method, collection }, proceed) => {
      // What happened is written down on its own: no call waits for it or fails with it.
      if (dyingAt === null || collection === 'workspaceEvents') return proceed()
      if (written >= dyingAt) throw new StoreUnavailableError('told to')
      if (!writeMethods.has(method)) return proceed()
      written += 1
      if (written < dyingAt) return proceed()
      if (isWritten) await proceed()
      throw new StoreUnavailableError('told to')
    }),
})

const about = (agentId: string) => ({ params: { region: 'eu', agentId } })

/** An owner with an agent that has a conversation, in a workspace with one place. */
async function makeOwner(): Promise<{ owner: Person; agentId: string }> {
  const owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: 1 })
  const agentId = await makeAgent(owner)
  await owner.client.call(sendTestMessage, { ...about(agentId), body: { text: 'Hello' } })
  return { owner, agentId }
}

/** Removes while the store dies at a write, before or after it took place; whether it did die. */
async function removeDying(owner: Person, agentId: string, at: number): Promise<boolean> {
  ;[dyingAt, written] = [at, 0]
  const { status } = await owner.client.call(removeAgent, about(agentId))
  const died = written >= at
  dyingAt = null
  expect(status).toBe(died ? 503 : 200)
  return died
}

/** Whether the agent is there; there or not there, never half. */
async function isThere(owner: Person, agentId: string): Promise<boolean> {
  app.clock.advance(1_001)
  const listed = await owner.client.call(listAgents, {
    params: { region: 'eu' },
    query: { workspaceId: owner.workspaceId, q: 'front' },
  })
  const sights = [
    (await owner.client.call(getAgent, about(agentId))).status === 200,
    (await app.client().call(getPublicAgent, about(agentId))).status === 200,
    listed.body.items.some(({ ID }) => ID === agentId),
  ]
  expect(new Set(sights).size).toBe(1)
  return sights[0] === true
}

/** What is left of an agent beside its claim and the record of what happened, by collection. */
async function leftOf(agentId: string): Promise<string[]> {
  const held = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string; docs: object[] }[]
  return held
    .filter(
      ({ name, docs }) =>
        // What was used stays with its workspace.
        !['agentClaims', 'receipts', 'workspaceEvents'].includes(name) &&
        JSON.stringify(docs).includes(agentId),
    )
    .map(({ name }) => name)
}

describe.each([{ when: 'before' }, { when: 'after' }])('a removal that dies $when a write', ({ when }) => {
  it('leaves the agent whole or gone at every write, and housekeeping finishes it', {
    timeout: 120_000,
  }, async () => {
    isWritten = when === 'after'
    let at = 0
    let died = true
    while (died && at < mostWrites) {
      at += 1
      const { owner, agentId } = await makeOwner()
      died = await removeDying(owner, agentId, at)
      const remains = await isThere(owner, agentId)
      if (!died) expect(remains).toBe(false)
      app.clock.advance(settledMs)
      await runHousekeeping(app.deps)
      const back = await signUp(app, { email: owner.email })
      expect(await isThere(back, agentId), `write ${at}`).toBe(remains)
      if (remains) {
        // It never took place: the agent works as before, and can be removed.
        const saved = await back.client.call(saveAgent, {
          ...about(agentId),
          body: { title: 'Front desk two' },
        })
        expect(saved.status).toBe(200)
        expect((await back.client.call(removeAgent, about(agentId))).status).toBe(200)
      } else {
        expect(await leftOf(agentId), `write ${at}`).toEqual([])
      }
      // The one place is free, once.
      const body = { workspaceId: owner.workspaceId, title: 'Next' }
      expect((await back.client.call(saveAgent, { ...about(newAgentId()), body })).status).toBe(200)
      expect((await back.client.call(saveAgent, { ...about(newAgentId()), body })).status).toBe(403)
    }
    expect(at).toBeGreaterThan(8)
    expect(at).toBeLessThan(mostWrites)
  })
})

it('what a call still under way writes afterwards is removed, too', async () => {
  const { owner, agentId } = await makeOwner()
  const { documents: knowledge } = createKnowledgeRepository(app.deps.stores)
  const [known] = await knowledge('eu').find({ agentId }).toArray()
  await owner.client.call(removeAgent, about(agentId))
  await knowledge('eu').insertOne(known!)
  await runHousekeeping(app.deps)
  expect(await leftOf(agentId)).toEqual(['knowledge'])
  app.clock.advance(settledMs)
  await runHousekeeping(app.deps)
  expect(await leftOf(agentId)).toEqual([])
})

it('an agent with more conversations than are removed at once is gone at once, and they within the hour', async () => {
  const { owner, agentId } = await makeOwner()
  const conversations = app.deps.stores.eu.collection<{
    _id: string
    agentId: string
    lastMessageAt: number
  }>('conversations')
  await conversations.insertMany(
    Array.from({ length: 450 }, (_, index) => ({
      _id: `${agentId}-${index}`,
      agentId,
      lastMessageAt: index,
    })),
  )
  await owner.client.call(removeAgent, about(agentId))
  expect(await isThere(owner, agentId)).toBe(false)
  expect(await conversations.countDocuments({ agentId })).toBeGreaterThan(0)
  app.clock.advance(settledMs)
  await runHousekeeping(app.deps)
  expect(await leftOf(agentId)).toEqual([])
})
