import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { createFigureMarks } from '#api/analytics/figure-marks.ts'
import { createReceipts, type ReceiptDoc } from '#api/analytics/receipts.ts'
import { createRollUps } from '#api/analytics/roll-ups.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import { forgetOldConversations } from '#api/conversations/forget-old.ts'
import { emptyMessage } from '#api/conversations/message-writer.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { createAskedMarks } from '#api/requests/asked-marks.ts'
import { createRequestRepository, type RequestDoc } from '#api/requests/request.repository.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import type { Stores } from '#api/store/store.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { captureLog } from '../harness/log-capture.ts'

const daySeconds = 86_400
const today = 1000 * daySeconds
let dir: string
let stores: Stores

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-retention-'))
  stores = await openEmbeddedStores({ dir, requireIndexes: true })
  await ensureIndexes(stores)
})

afterEach(async () => {
  await stores.close()
  await rm(dir, { recursive: true, force: true })
})

async function addAgent(agentId: string, keepDays?: number): Promise<void> {
  const agent = { _id: agentId, ...(keepDays !== undefined && { keepDays }) }
  await createAgentRepository(stores)
    .agents('eu')
    .insertOne(agent as never)
}

/** A conversation of one message, last spoken in so many seconds ago. */
async function addConversation(agentId: string, _id: string, agoSeconds: number): Promise<void> {
  const { conversations, messages } = createConversationRepository(stores)
  const ts = today - agoSeconds
  const conversation: ConversationDoc = {
    ...{ _id, agentId, workspaceId: 'w', channel: 'widget', title: 'Hello' },
    ...{ messageCount: 1, unknownAnswers: 0, ...newCourse, createdAt: ts, lastMessageAt: ts, lastSaidAt: ts },
  }
  await conversations('eu').insertOne(conversation)
  const said = { ...emptyMessage, role: 'user' as const, text: 'Hello', ts }
  await messages('eu').insertOne({ _id: messageId(_id, 0), conversationId: _id, agentId, ...said })
}

async function addRequest(agentId: string, _id: string, agoSeconds: number): Promise<void> {
  const ts = today - agoSeconds
  const request: RequestDoc = {
    ...{ _id, agentId, wish: 'contact', state: 'open', channel: 'widget' },
    ...{
      name: 'Ada',
      phone: '',
      email: 'ada@byron.example',
      emailKey: 'ada@byron.example',
      phoneKey: '',
      matter: '',
      time: '',
      message: '',
    },
    ...{ createdAt: ts, updatedAt: ts, mailAt: 0, mailedAt: 0 },
  }
  await createRequestRepository(stores).requests('eu').insertOne(request)
}

const forget = (from: Stores = stores) =>
  forgetOldConversations({ stores: from, now: () => today * 1000, log: captureLog().log } as never)

/** The receipt of a conversation's answer, which outlives it. */
async function addReceipt(agentId: string, _id: string, agoSeconds: number): Promise<void> {
  const receipt = {
    ...{ _id, agentId, workspaceId: 'w', conversationId: _id, channel: 'widget', modelId: 'm' },
    ...{ featureKey: 'chat', milliCredits: 500, promptTokens: 9, completionTokens: 9, milliseconds: 800 },
    ...{ known: true, failure: '', ts: today - agoSeconds },
  }
  await createReceipts({ stores, now: () => today * 1000 })
    .receipts('eu')
    .insertOne(receipt as ReceiptDoc)
}

/** Messages and credits of every hour and month that is counted. */
async function figures() {
  const { hours, months } = createRollUps({ stores, now: () => today * 1000 })
  const counted = [
    ...(await hours('eu')
      .find({}, { sort: { _id: 1 } })
      .toArray()),
    ...(await months('eu')
      .find({}, { sort: { _id: 1 } })
      .toArray()),
  ]
  return counted.map(({ _id, messages, milliCredits }) => ({ _id, messages, milliCredits }))
}

/** Ids of all that is left, by collection. */
async function left() {
  const { conversations, messages } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const ids = async (store: { find(filter: object): { toArray(): Promise<{ _id: string }[]> } }) =>
    (await store.find({}).toArray()).map(({ _id }) => _id).toSorted()
  return {
    conversations: await ids(conversations('eu')),
    messages: await ids(messages('eu')),
    requests: await ids(requests('eu')),
  }
}

describe('conversations an agent keeps for some days', () => {
  it('takes the mark off a chat that goes on, with the request it followed', async () => {
    await addAgent('a', 7)
    await addConversation('a', 'goes-on', daySeconds)
    await addRequest('a', 'goes-on', 8 * daySeconds)
    const { conversations } = createConversationRepository(stores)
    await conversations('eu').updateOne({ _id: 'goes-on' }, { $set: { askedTeamAt: today - 8 * daySeconds } })
    await forget()
    expect((await conversations('eu').findOne({ _id: 'goes-on' }))?.askedTeamAt).toBeNull()
    expect(await createRequestRepository(stores).requests('eu').findOne({ _id: 'goes-on' })).toBeNull()
  })

  it('leaves what a visitor renews on the way, with its mark', async () => {
    await addAgent('a', 7)
    await addConversation('a', 'goes-on', daySeconds)
    await addRequest('a', 'goes-on', 8 * daySeconds)
    const { conversations } = createConversationRepository(stores)
    const { requests } = createRequestRepository(stores)
    const marks = createAskedMarks({ stores, now: () => today * 1000, log: captureLog().log } as never)
    const ask = async (updatedAt: number) => {
      const change = { $set: { updatedAt }, $inc: { markRev: 1 } }
      const asked = await requests('eu').findOneAndUpdate({ _id: 'goes-on' }, change, {
        returnDocument: 'after',
      })
      if (asked) await marks.follow('eu', asked)
    }
    await ask(today - 8 * daySeconds)
    let isRenewed = false
    const racing = interceptStores(stores, async ({ method }, proceed) => {
      if (!isRenewed && writeMethods.has(method)) {
        isRenewed = true
        await ask(today)
      }
      return proceed()
    })
    await forget(racing)
    expect((await conversations('eu').findOne({ _id: 'goes-on' }))?.askedTeamAt).toBe(today)
    expect(await requests('eu').findOne({ _id: 'goes-on' })).toMatchObject({ updatedAt: today })
  })

  it('leaves a chat whose visitor writes again on the way', async () => {
    await addAgent('a', 7)
    await addConversation('a', 'again', 8 * daySeconds)
    const { conversations } = createConversationRepository(stores)
    let isWritten = false
    const racing = interceptStores(stores, async ({ method }, proceed) => {
      if (!isWritten && writeMethods.has(method)) {
        isWritten = true
        await conversations('eu').updateOne({ _id: 'again' }, { $set: { lastSaidAt: today } })
      }
      return proceed()
    })
    await forget(racing)
    expect((await left()).messages).toEqual([messageId('again', 0)])
  })

  it('go once those are over, however many; the last day and other agents’ stay', async () => {
    await addAgent('week', 7)
    await addAgent('ever', 0)
    await addAgent('unset')
    for (let each = 0; each < 120; each += 1) await addConversation('week', `old${each}`, 8 * daySeconds)
    await addConversation('week', 'last', 7 * daySeconds)
    await addConversation('ever', 'ever', 900 * daySeconds)
    await addConversation('unset', 'unset', 900 * daySeconds)
    await forget()
    expect((await left()).conversations).toEqual(['ever', 'last', 'unset'])
    expect((await left()).messages).toEqual(['ever', 'last', 'unset'].map((id) => messageId(id, 0)))
  })

  it('go with what was asked in them, as do requests of conversations that were never kept', async () => {
    await addAgent('week', 7)
    await addConversation('week', 'asked', 8 * daySeconds)
    await addRequest('week', 'asked', 8 * daySeconds)
    await addRequest('week', 'unkept', 8 * daySeconds)
    await addRequest('week', 'fresh', daySeconds)
    await forget()
    expect(await left()).toEqual({ conversations: [], messages: [], requests: ['fresh'] })
  })

  it('go in the next round where this one is stopped, at whichever write', async () => {
    await addAgent('week', 7)
    for (const failAt of [1, 2, 3, 4, 5, 6]) {
      await addConversation('week', `one${failAt}`, 8 * daySeconds)
      await addRequest('week', `one${failAt}`, 8 * daySeconds)
      let written = 0
      const dying = interceptStores(stores, async ({ method }, proceed) => {
        if (!writeMethods.has(method)) return proceed()
        written += 1
        if (written >= failAt) throw new StoreUnavailableError('told to')
        return proceed()
      })
      await expect(forget(dying)).rejects.toThrow(StoreUnavailableError)
      // Whatever is left is found again by its conversation.
      expect((await left()).conversations).toEqual([`one${failAt}`])
      await forget()
      expect(await left()).toEqual({ conversations: [], messages: [], requests: [] })
    }
  })

  it('are told to whoever watches them', async () => {
    await addAgent('week', 7)
    await addConversation('week', 'old', 8 * daySeconds)
    await forget()
    const told = await stores.eu.collection('liveEvents').find({}).toArray()
    expect(told).toMatchObject([{ type: 'removed', conversationId: 'old' }])
  })

  it('stay in the figures, also where they are rebuilt or an hour is marked again', async () => {
    await addAgent('week', 7)
    const gone = 8 * daySeconds
    const partly = 9 * daySeconds
    for (const [id, ago] of [
      ['gone', gone],
      ['short', partly],
      ['long', partly],
    ] as const) {
      await addConversation('week', id, ago)
      await addReceipt('week', id, ago)
    }
    // One that goes on: what was said in it long ago is kept.
    await createConversationRepository(stores)
      .conversations('eu')
      .updateOne({ _id: 'long' }, { $set: { lastMessageAt: today, lastSaidAt: today } })
    await addConversation('week', 'fresh', daySeconds)
    const rollUps = createRollUps({ stores, now: () => today * 1000 })
    await rollUps.rebuild('eu')
    const before = await figures()
    expect(before.map(({ messages }) => messages)).toContain(2)
    await forget()
    expect((await left()).conversations).toEqual(['fresh', 'long'])
    await rollUps.rebuild('eu')
    expect(await figures()).toEqual(before)
    await createFigureMarks({ stores, now: () => 0 }).mark('eu', 'week', today - partly)
    await rollUps.round()
    expect(await figures()).toEqual(before)
    expect(await stores.eu.collection('figureMarks').find({}).toArray()).toEqual([])
  })
})
