import { createReadFigures } from '#api/analytics/read-figures.ts'
import { createRollUps } from '#api/analytics/roll-ups.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '#api/conversations/conversation.repository.ts'
import { dayOf, daysOfMonth, monthOf } from '#mocks/contracts/analytics/figure-range.ts'
import { getFigures } from '#mocks/contracts/analytics/figures.contract.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { median } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'

const goal = 1.5
const daySeconds = 86_400
const batch = 500

/** How long a year of an agent's figures takes to read, over HTTP, against a week of the same agent's. */
export async function benchFigures({
  messages,
  rounds,
}: {
  messages: number
  rounds: number
}): Promise<void> {
  const app = await startApp()
  try {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    const now = Math.floor(app.clock.now() / 1000)
    const today = dayOf(now)
    const { stores } = app.deps
    const repository = createConversationRepository(stores)
    const perConversation = 4
    let docs: MessageDoc[] = []
    let visits: ConversationDoc[] = []
    async function keep(): Promise<void> {
      await repository.conversations('eu').insertMany(visits)
      await repository.messages('eu').insertMany(docs)
      visits = []
      docs = []
    }
    const began = performance.now()
    for (let index = 0; index < messages / perConversation; index += 1) {
      const ts = now - Math.floor(((index * perConversation) / messages) * 364 * daySeconds) - (index % 3600)
      const conversationId = `bench-${String(index).padStart(8, '0')}`
      visits.push({
        ...newCourse,
        _id: conversationId,
        agentId,
        workspaceId: owner.workspaceId,
        channel: 'widget',
        visitor: `visitor-${index % 5000}`,
        title: 'When do you open?',
        messageCount: perConversation,
        unknownAnswers: 0,
        createdAt: ts,
        lastMessageAt: ts,
      })
      for (let place = 0; place < perConversation; place += 1) {
        docs.push({
          _id: `${conversationId}:${String(place).padStart(6, '0')}`,
          conversationId,
          agentId,
          role: place % 2 === 0 ? 'user' : 'assistant',
          text: 'When do you open on Monday?',
          sources: place % 2 === 0 ? [] : [{ title: 'Hours', url: `https://shop.example/${index % 90}` }],
          known: index % 7 !== 0,
          page: `https://shop.example/page-${index % 70}`,
          ts,
        })
      }
      if (docs.length >= batch) await keep()
    }
    if (docs.length > 0) await keep()
    const seeded = performance.now() - began
    const rebuilding = performance.now()
    const hours = await createRollUps(app.deps).rebuild('eu')
    const rebuilt = performance.now() - rebuilding
    const { figures } = createReadFigures(app.deps)

    let firstOfYear = monthOf(today)
    for (let back = 1; back < 12; back += 1) firstOfYear = monthOf(daysOfMonth(firstOfYear).first - 1)
    const week = { first: today - 6, last: today }
    const year = { first: daysOfMonth(firstOfYear).first, last: today }
    const text = (day: number) => new Date(day * daySeconds * 1000).toISOString().slice(0, 10)

    async function open(range: { first: number; last: number }): Promise<number> {
      const query = { from: text(range.first), to: text(range.last) }
      const start = performance.now()
      const { status } = await owner.client.call(getFigures, { params: { region: 'eu', agentId }, query })
      if (status !== 200) throw new Error(`The figures answered ${status}`)
      return performance.now() - start
    }
    const told = await figures('eu', agentId, year)
    const weeks: number[] = []
    const years: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      weeks.push(await open(week))
      years.push(await open(year))
    }
    const ratio = median(years) / median(weeks)
    printTable(`Figures of ${told.totals.messages} messages in a year, ${rounds} rounds`, [
      { what: 'writing the messages', measured: `${(seeded / 1000).toFixed(1)} s` },
      {
        what: `counting all of them anew, ${hours} hours`,
        measured: `${(rebuilt / 1000).toFixed(1)} s`,
      },
      { what: 'a week over HTTP', measured: `${median(weeks).toFixed(1)} ms` },
      {
        what: 'a year over HTTP',
        measured: `${median(years).toFixed(1)} ms, ${ratio.toFixed(2)}×`,
        goal: `≤ ${goal}×`,
        met: ratio <= goal,
      },
    ])
  } finally {
    await app.stop()
  }
}
