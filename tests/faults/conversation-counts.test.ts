import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createConversationRepository, type MessageDoc } from '#api/conversations/conversation.repository.ts'
import { createConversationDays } from '#api/conversations/conversation-days.ts'
import { createConversationTurns } from '#api/conversations/conversation-turns.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { askingVisitors, visitorsAsk } from '../harness/asking-visitors.ts'
import { signUpAt, startChild } from '../harness/child-server.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const kills = process.env.DEEP === '1' ? 20 : 1
const hourMs = 3_600_000

/** What is counted of an agent's conversations, and what there is of them. */
async function counted(stores: Stores, agentId: string) {
  const { conversations, messages } = createConversationRepository(stores)
  const held = await conversations('eu').find({ agentId }).toArray()
  const kept: MessageDoc[] = await messages('eu').find({}).toArray()
  const days = await createConversationDays(stores).days('eu').find({ agentId }).toArray()
  const of = (id: string) => kept.filter(({ conversationId }) => conversationId === id)
  return {
    said: {
      conversations: days.reduce((sum, day) => sum + day.conversations, 0),
      each: held.map(({ _id, messageCount, unknownAnswers }) => ({ _id, messageCount, unknownAnswers })),
    },
    real: {
      conversations: held.filter(({ channel }) => channel === 'widget').length,
      each: held.map(({ _id }) => ({
        _id,
        messageCount: of(_id).length,
        unknownAnswers: of(_id).filter(({ known }) => !known).length,
      })),
    },
    orphans: kept.filter(
      (each) => each.agentId === agentId && !held.some(({ _id }) => _id === each.conversationId),
    ),
  }
}

describe('a process that dies at a write of a question or its answer', () => {
  const writes = failingWrites()
  const app = setUpApp(writes)
  const owner = setUpOwnerOfAgent(app)

  it('leaves counters that equal what is kept, at whichever write', { timeout: 60_000 }, async () => {
    const params = { region: 'eu', agentId: owner.agentId }
    let met = true
    for (let at = 1; met && at < 40; at += 1) {
      const visitor = await visitorClient(app, 'eu', owner.agentId)
      for (const text of visitorsAsk) {
        met = await writes.during(at, () => visitor.call(sendVisitorMessage, { params, body: { text } }))
        // Right after the crash, and once nobody can be at it any more.
        for (const later of [0, hourMs]) {
          await createConversationTurns({ ...app.deps, now: () => app.clock.now() + later }).mendAll()
        }
        const { said, real, orphans } = await counted(app.deps.stores, owner.agentId)
        expect(said, `write ${at}`).toEqual(real)
        expect(orphans).toEqual([])
      }
    }
    expect(met).toBe(false)
    expect(await app.deps.stores.eu.collection('turns').find({}).toArray()).toEqual([])
  })

  it('counts messages that come all at once', async () => {
    const params = { region: 'eu', agentId: owner.agentId }
    const visitor = await visitorClient(app, 'eu', owner.agentId)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        visitor.call(sendVisitorMessage, { params, body: { text: `Question ${index}?` } }),
      ),
    )
    const { said, real } = await counted(app.deps.stores, owner.agentId)
    expect(said).toEqual(real)
  })
})

describe('a server that is killed while visitors write', () => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-counts-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const env = { DATA_DIR: dir, SESSION_SECRET: 'a secret of the tests alone, never a real one' }

  it(`has counters that equal what is kept, ${kills} times out of ${kills}`, {
    timeout: kills * 30_000,
  }, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startChild(env)
      const owner = await signUpAt(server.url, `owner${kill}@example.com`)
      const agentId = await makeAgent(owner)
      const visitors = askingVisitors(server.url, agentId)
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 600))
      await visitors.goneWith(() => server.end('SIGKILL'))
      const stores = await openStores({ mongodb: null, dataDir: dir, production: false })
      await ensureIndexes(stores)
      await createConversationTurns({ stores, now: Date.now }).mendAll()
      const { said, real, orphans } = await counted(stores, agentId)
      const empty = real.each.filter(({ messageCount }) => messageCount === 0).length
      await stores.close()
      expect(real.conversations).toBeGreaterThan(0)
      expect(said.each).toEqual(real.each)
      // One that was only just begun holds no message yet, and is removed when its time is over.
      expect(real.conversations - said.conversations).toBe(empty)
      expect(orphans).toEqual([])
    }
  })
})
