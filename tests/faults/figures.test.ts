import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FigureCounts } from '#api/analytics/figure-counts.ts'
import { createReceipts } from '#api/analytics/receipts.ts'
import {
  createRollUps,
  type FigureDayDoc,
  type FigureHourDoc,
  type FigureMonthDoc,
} from '#api/analytics/roll-ups.ts'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { createConversationTurns } from '#api/conversations/conversation-turns.ts'
import { ensureIndexes } from '#api/indexes.ts'
import type { Responder } from '#api/providers/responder/responder.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { askingVisitors, visitorsAsk } from '../harness/asking-visitors.ts'
import { signUpAt, startChild } from '../harness/child-server.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const kills = process.env.DEEP === '1' ? 20 : 2
const hourMs = 3_600_000

/** Every sum there is, without when it was made. */
async function sums(stores: Stores, now: () => number) {
  const { hours, days, months } = createRollUps({ stores, now })
  const bare = ({ countedFrom: _, ...counts }: FigureHourDoc | FigureDayDoc | FigureMonthDoc) => counts
  // An hour in which a message was about to be kept, and was not, may stand there with nothing in it.
  const holds = ({ messages, requests, models }: FigureCounts) => messages + requests + models.length > 0
  const all = { sort: { _id: 1 } } as const
  return {
    hours: (await hours('eu').find({}, all).toArray()).filter(holds).map(bare),
    days: (await days('eu').find({}, all).toArray()).filter(holds).map(bare),
    months: (await months('eu').find({}, all).toArray()).filter(holds).map(bare),
  }
}

/** What the sums say after everything was counted as it is in the product, and after it was counted anew. */
async function countedTwice(stores: Stores, now: () => number) {
  await createConversationTurns({ stores, now }).mendAll()
  const rollUps = createRollUps({ stores, now: () => now() + 60_000 })
  await rollUps.round()
  const asTheyCame = await sums(stores, now)
  for (const name of ['figureHours', 'figureDays', 'figureMonths']) {
    await stores.eu.collection(name).deleteMany({})
  }
  await rollUps.rebuild('eu')
  return { asTheyCame, anew: await sums(stores, now) }
}

/** Answers without a receipt, and receipts of no answer. */
async function misfits(stores: Stores, now: () => number) {
  const { messages } = createConversationRepository(stores)
  const { receipts } = createReceipts({ stores, now })
  const answers = (await messages('eu').find({}).toArray()).filter(({ role }) => role === 'assistant')
  const paid = (await receipts('eu').find({}).toArray()).map(({ _id }) => _id)
  return {
    answers: answers.length,
    unpaid: answers.filter(({ _id }) => !paid.includes(_id)).map(({ _id }) => _id),
    extra: paid.filter((id) => !answers.some(({ _id }) => _id === id)),
  }
}

describe('a store that fails at a write of a question or its answer', () => {
  const writes = failingWrites()
  const app = setUpApp(writes)
  const owner = setUpOwnerOfAgent(app)

  it('leaves figures equal to a recount and a receipt per answer, at whichever write', {
    timeout: 60_000,
  }, async () => {
    const params = { region: 'eu', agentId: owner.agentId }
    let met = true
    for (let at = 1; met && at < 40; at += 1) {
      const visitor = await visitorClient(app, 'eu', owner.agentId)
      for (const text of visitorsAsk) {
        met = await writes.during(at, () => visitor.call(sendVisitorMessage, { params, body: { text } }))
      }
      const { asTheyCame, anew } = await countedTwice(app.deps.stores, () => app.clock.now() + hourMs)
      expect(asTheyCame, `write ${at}`).toEqual(anew)
      const { unpaid, extra } = await misfits(app.deps.stores, app.clock.now)
      expect({ unpaid, extra }, `write ${at}`).toEqual({ unpaid: [], extra: [] })
    }
    expect(met).toBe(false)
    const { days } = await sums(app.deps.stores, app.clock.now)
    expect(days[0]).toMatchObject({ conversations: expect.any(Number) })
  })
})

describe('an answer a person was faster than', () => {
  let takeOver = async () => {}
  const responder: Responder = {
    kind: 'openai',
    async *reply() {
      yield { type: 'delta', text: 'From ' }
      await takeOver()
      yield { type: 'done', text: 'From the model.', sources: [], known: true }
    },
  }
  const app = setUpApp({ deps: { responder } })
  const owner = setUpOwnerOfAgent(app)

  it('is paid for all the same, and has its receipt', async () => {
    const params = { region: 'eu', agentId: owner.agentId }
    const visitor = await visitorClient(app, 'eu', owner.agentId)
    const ask = async (text: string) =>
      (await visitor.call(sendVisitorMessage, { params, body: { text } })).body
    const { conversationId } = await ask('Which planets have rings?')
    const { receipts } = createReceipts({ stores: app.deps.stores, now: app.clock.now })
    const paid = () => receipts('eu').find({ conversationId }).toArray()
    expect(await paid()).toHaveLength(1)
    takeOver = async () => {
      await owner.client.call(takeConversation, { params: { ...params, conversationId } })
    }
    expect((await ask('And which moons?')).message.role).toBe('user')
    expect((await paid()).map(({ promptTokens }) => promptTokens > 0)).toEqual([true, true])
  })
})

describe('a server that is killed while visitors write', () => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-figures-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const env = { DATA_DIR: dir, SESSION_SECRET: 'a secret of the tests alone, never a real one' }

  it(`has figures equal to a recount and a receipt per answer, ${kills} times out of ${kills}`, {
    timeout: kills * 30_000,
  }, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startChild(env)
      const owner = await signUpAt(server.url, `owner${kill}@example.com`)
      const agentId = await makeAgent(owner)
      const visitors = askingVisitors(server.url, agentId)
      await visitors.answered
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 600))
      await visitors.goneWith(() => server.end('SIGKILL'))
      const stores = await openStores({ mongodb: null, dataDir: dir, production: false })
      await ensureIndexes(stores)
      const { asTheyCame, anew } = await countedTwice(stores, Date.now)
      const { answers, unpaid, extra } = await misfits(stores, Date.now)
      await stores.close()
      expect(answers).toBeGreaterThan(0)
      const told = asTheyCame.days.reduce((sum, day) => sum + day.answered + day.unknown, 0)
      expect(told).toBe(answers)
      expect(asTheyCame).toEqual(anew)
      expect({ unpaid, extra }).toEqual({ unpaid: [], extra: [] })
    }
  })
})
