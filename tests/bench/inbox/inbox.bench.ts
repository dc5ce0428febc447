import { setTimeout as sleep } from 'node:timers/promises'
import { countInbox, listInbox, searchInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { median, percentile } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { timedCall } from '../shared/timed-call.ts'
import { fillInbox, perConversation } from './fill-inbox.ts'
import { drawRank, word } from './vocabulary.ts'

const few = 100
const mostTimes = 1.2
const searchGoalMs = 150
const params = { region: 'eu' } as const

/** The first page of an inbox beside that of one with a hundred conversations, and the search of all its messages. */
export async function benchInbox({
  conversations,
  rounds,
}: {
  conversations: number
  rounds: number
}): Promise<void> {
  const app = await startApp()
  try {
    const [small, large] = [await signUp(app), await signUp(app)]
    await fillInbox(app, small, few)
    const began = performance.now()
    const filled = await fillInbox(app, large, conversations)
    const seeded = (performance.now() - began) / 1000
    // Connections that fell asleep meanwhile are let go.
    await sleep(1000)
    const first = async ({ client, workspaceId }: Person) => {
      const query = { workspaceId }
      return (
        (await timedCall(() => client.call(listInbox, { params, query: { ...query, channel: 'widget' } }))) +
        (await timedCall(() => client.call(countInbox, { params, query })))
      )
    }
    const [ofFew, ofMany]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ofFew.push(await first(small))
      ofMany.push(await first(large))
    }
    const ratio = median(ofMany) / median(ofFew)
    printTable(`An inbox of ${filled} conversations, of ${conversations}; filled in ${seeded.toFixed(0)} s`, [
      {
        what: 'first page and counts, beside 100 conversations',
        measured: `${ratio.toFixed(2)} times (${median(ofMany).toFixed(1)} ms and ${median(ofFew).toFixed(1)} ms)`,
        goal: `≤ ${mostTimes}`,
        met: ratio <= mostTimes,
      },
    ])
    const narrowed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const query = { workspaceId: large.workspaceId, tag: 'nowhere' }
      narrowed.push(await timedCall(() => large.client.call(countInbox, { params, query })))
    }
    const random = seededRandom(7)
    const some = () => word(drawRank(random))
    const kinds: Record<string, () => string> = {
      'one word': some,
      'two words': () => `${some()} ${some()}`,
      'the start of a word': () => some().slice(0, 3),
      'two words that are in most messages': () => `${word(1)} ${word(2)}`,
    }
    const rows = [
      {
        what: 'counts within a tag nothing has',
        measured: `p50 ${median(narrowed).toFixed(1)} ms, p95 ${percentile(narrowed, 0.95).toFixed(1)} ms`,
      },
    ]
    const all: number[] = []
    for (const [what, ask] of Object.entries(kinds)) {
      const took: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const query = { workspaceId: large.workspaceId, q: ask(), channel: 'widget' } as const
        took.push(await timedCall(() => large.client.call(searchInbox, { params, query })))
      }
      all.push(...took)
      rows.push({
        what: `search, ${what}`,
        measured: `p50 ${median(took).toFixed(1)} ms, p95 ${percentile(took, 0.95).toFixed(1)} ms`,
      })
    }
    const p95 = percentile(all, 0.95)
    printTable(`Search of ${filled * perConversation} messages`, [
      ...rows,
      {
        what: 'search, all of them',
        measured: `p95 ${p95.toFixed(1)} ms`,
        goal: `≤ ${searchGoalMs} ms`,
        met: p95 <= searchGoalMs,
      },
    ])
  } finally {
    await app.stop()
  }
}
