import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { presentAgent } from '#api/agents/agent.presenter.ts'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { createConversationRepository, type MessageDoc } from '#api/conversations/conversation.repository.ts'
import { createConversationDays } from '#api/conversations/conversation-days.ts'
import { createConversationLog } from '#api/conversations/conversation-log.ts'
import { createConversationTurns } from '#api/conversations/conversation-turns.ts'
import { createMessageWriter } from '#api/conversations/message-writer.ts'
import type { Question } from '#api/conversations/question.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { askingVisitors, visitorsAsk } from '../harness/asking-visitors.ts'
import { signUpAt, startChild } from '../harness/child-server.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId } from '../harness/sign-up.ts'
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

describe('a conversation that is removed and begun again', () => {
  const app = setUpApp()
  const owner = setUpOwnerOfAgent(app)

  /** Asked, removed and asked again under the same id, while the first answer is still on its way. */
  async function begunAgain() {
    const repository = createConversationRepository(app.deps.stores)
    const log = createConversationLog(app.deps)
    const agent = await createAgentRepository(app.deps.stores).agents('eu').findOne({ _id: owner.agentId })
    const conversationId = newAgentId()
    const question: Question = {
      ...{ region: 'eu', agent: presentAgent(agent!), knowledgeRev: 1, conversationId, channel: 'widget' },
      ...{ text: 'First?', address: '127.0.0.1', onDelta: () => {}, signal: AbortSignal.timeout(60_000) },
    }
    const read = () => repository.conversations('eu').findOne({ _id: conversationId })
    const asked = await log.ask(question)
    const before = await read()
    await repository.removeConversation('eu', conversationId)
    await log.ask({ ...question, text: 'Second?' })
    const texts = async () =>
      (await repository.latest('eu', conversationId, 10)).map((message) => message.text)
    return { repository, log, question, asked, before: before!, read, texts }
  }

  it('takes no answer to what was asked before', async () => {
    const { log, question, asked, read, texts } = await begunAgain()
    const again = await read()
    const late = { text: 'Late.', sources: [], known: false }
    await log.answer(question, asked, late)
    await log.answer(question, { ...asked, brokenOff: asked.message }, late)
    expect(await texts()).toEqual(['Second?'])
    expect(await read()).toEqual(again)
  })

  it.each([{}, { handledBy: 'agent' as const }])(
    'takes none that was about to be kept: %j',
    async (whose) => {
      const { repository, before, asked, read, texts } = await begunAgain()
      const again = await read()
      const { add } = createMessageWriter(app.deps)
      const message: MessageDoc = { ...asked.message, role: 'assistant', text: 'Late.', known: false }
      expect(await add('eu', before, message, whose)).toBeNull()
      expect(await add('eu', { ...before, messageCount: 1 }, message, whose, { assignee: 'x' })).toBeNull()
      // One that its process left behind counts for nothing in what follows.
      await repository.messages('eu').insertOne({ ...message, _id: messageId(before._id, 1, before.series) })
      expect(await repository.recount('eu', { _id: before._id })).toMatchObject({ ...again })
      await repository.messages('eu').deleteOne({ _id: messageId(before._id, 1, before.series) })
      expect(await texts()).toEqual(['Second?'])
      // Counting anew also tells how many answers were disliked.
      expect(await read()).toMatchObject({ ...again, dislikedAnswers: 0 })
    },
  )
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
