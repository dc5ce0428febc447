import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import type { LiveEventDoc } from '../live/live-log.ts'
import { openEmbeddedStores } from '../store/embedded.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'
import type { Question } from './question.ts'
import { createSentOnce, sendingMs } from './sent-once.ts'

const root = mkdtempSync(join(tmpdir(), 'voiceglow-sent-'))
const stores = openEmbeddedStores({ dir: root, requireIndexes: false })
let now = 1_000_000
let worked = 0

beforeEach(async () => {
  worked = 0
  await stores.eu.collection('sentMessages').deleteMany({})
  await stores.eu.collection('messages').deleteMany({})
  await stores.eu.collection('conversations').deleteMany({})
})
afterAll(async () => {
  await stores.close()
  rmSync(root, { recursive: true, force: true })
})

const sentOnce = createSentOnce({ stores, now: () => now, log: pino({ level: 'silent' }) })
const question = (signal = new AbortController().signal) =>
  ({
    region: 'eu',
    agent: { ID: 'agent', recordChatHistory: true },
    conversationId: 'talk',
    clientId: 'client-id-0001',
    signal,
  }) as unknown as Question

/** An answer that takes until it is told to end. */
function slow() {
  let resolve = () => {}
  const promise = new Promise<void>((end) => {
    resolve = end
  })
  return {
    end: () => resolve(),
    work: async () => {
      worked += 1
      const answer = { _id: `talk:${worked}`, conversationId: 'talk', text: 'Yes' } as MessageDoc
      await promise
      await createConversationRepository(stores).messages('eu').insertOne(answer)
      return answer
    },
  }
}

const isClaimed = () => expect.poll(() => stores.eu.collection('sentMessages').countDocuments({})).toBe(1)

describe('a message that comes again', () => {
  it('is answered once, however long its answer takes', { timeout: 20_000 }, async () => {
    const { work, end } = slow()
    const first = sentOnce(question(), work)
    await isClaimed()
    const again = sentOnce(question(), work)
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    end()
    expect((await again)._id).toBe((await first)._id)
    expect(worked).toBe(1)
  })

  it('is answered by one of those who ask again where whoever began came to no end', async () => {
    const dead = slow()
    void sentOnce(question(), dead.work)
    await isClaimed()
    now += sendingMs + 1
    const { work, end } = slow()
    const again = [sentOnce(question(), work), sentOnce(question(), work)]
    end()
    const answers = await Promise.all(again)
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
    expect(worked).toBe(2)
    dead.end()
  })

  describe('after its process died once it was kept', () => {
    /** A message that was kept, and whose process never said so. */
    async function keepAndDie(handledBy: 'agent' | 'member', ...more: Partial<MessageDoc>[]): Promise<void> {
      const { conversations, messages } = createConversationRepository(stores)
      await conversations('eu').insertOne({
        ...newCourse,
        ...{ _id: 'talk', agentId: 'agent', workspaceId: 'workspace', channel: 'widget', title: 'Open?' },
        ...{ handledBy, messageCount: 0, unknownAnswers: 0, createdAt: 1, lastMessageAt: 1 },
      })
      const asked: Partial<MessageDoc> = { role: 'user', clientId: 'client-id-0001' }
      for (const [at, message] of [asked, ...more].entries()) {
        await messages('eu').insertOne({
          ...{
            _id: `talk:00000${at}`,
            conversationId: 'talk',
            agentId: 'agent',
            role: 'user',
            text: 'Open?',
          },
          ...{ sources: [], known: true, ts: 1, ...message },
        })
      }
      const dead = slow()
      void sentOnce(question(), dead.work)
      await isClaimed()
      worked = 0
      now += sendingMs + 1
    }

    it('is not kept again where a person answers, and is told of', async () => {
      await keepAndDie('member')
      expect((await sentOnce(question(), slow().work))._id).toBe('talk:000000')
      expect(worked).toBe(0)
      expect(await createConversationRepository(stores).conversations('eu').findOne({})).toMatchObject({
        messageCount: 1,
      })
      const told = await stores.eu.collection<LiveEventDoc>('liveEvents').find({}).toArray()
      expect(told.map(({ messageId }) => messageId)).toEqual(['talk:000000'])
    })

    it('gets the answer it was given', async () => {
      await keepAndDie('agent', { role: 'assistant', text: 'Yes' })
      expect((await sentOnce(question(), slow().work))._id).toBe('talk:000001')
      expect(worked).toBe(0)
    })

    it('does not get the answer to a later question', async () => {
      await keepAndDie('agent', { text: 'And closed?' }, { role: 'assistant', text: 'At six' })
      const { work, end } = slow()
      end()
      expect((await sentOnce(question(), work))._id).toBe('talk:1')
    })

    it('is answered where it was not', async () => {
      await keepAndDie('agent')
      const { work, end } = slow()
      end()
      expect((await sentOnce(question(), work))._id).toBe('talk:1')
      expect(worked).toBe(1)
    })
  })

  it('is waited for no longer by who left', async () => {
    const { work, end } = slow()
    const first = sentOnce(question(), work)
    await isClaimed()
    const left = new AbortController()
    const again = sentOnce(question(left.signal), work)
    left.abort()
    await expect(again).rejects.toThrow()
    end()
    await first
  })
})
