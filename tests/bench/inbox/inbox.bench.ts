import { setTimeout as sleep } from 'node:timers/promises'
import { createConversationRepository, type MessageDoc } from '#api/conversations/conversation.repository.ts'
import { createInboxRepository, type WordDoc } from '#api/inbox/inbox.repository.ts'
import { wordIds } from '#api/inbox/word-ids.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { countInbox, listInbox, searchInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { median, percentile } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'

const perConversation = 10
const wordsOfMessage = 10
const vocabulary = 20_000
const batch = 5000
const few = 100
const mostTimes = 1.2
const searchGoalMs = 150
const params = { region: 'eu' } as const

/** Words as people use them: a few in most messages, most in hardly any. */
const word = (rank: number) => `w${rank.toString(36)}x`

/** Fills a person's inbox with conversations of ten messages. */
async function fill(app: RunningApp, owner: Person, conversations: number): Promise<void> {
  const agentId = await makeAgent(owner)
  const { workspaceId } = owner
  const repository = createConversationRepository(app.deps.stores)
  const inbox = createInboxRepository(app.deps.stores)
  const random = seededRandom(conversations)
  const now = Math.floor(app.clock.now() / 1000)
  const pick = () => word(Math.floor(vocabulary ** (random.below(1_000_000) / 1_000_000)))
  let said: MessageDoc[] = []
  let words: WordDoc[] = []
  for (let index = 0; index < conversations; index += 1) {
    const conversationId = `${workspaceId}-${String(index).padStart(8, '0')}`
    const ts = now - index * 60
    const talk = Array.from({ length: perConversation }, (_, place): MessageDoc => {
      const text = Array.from({ length: wordsOfMessage }, pick).join(' ')
      const role = place % 2 === 0 ? 'user' : 'assistant'
      const _id = `${conversationId}:${String(place).padStart(6, '0')}`
      return { _id, conversationId, agentId, role, text, sources: [], known: true, ts }
    })
    await repository.conversations('eu').insertOne({
      ...newCourse,
      _id: conversationId,
      agentId,
      workspaceId,
      channel: 'widget',
      title: talk[0]?.text ?? '',
      lastText: talk.at(-1)?.text ?? '',
      lastRole: 'assistant',
      messageCount: perConversation,
      unknownAnswers: 0,
      createdAt: ts,
      lastMessageAt: ts,
    })
    said.push(...talk)
    words.push(...talk.flatMap((each) => wordIds(workspaceId, each).map((_id) => ({ _id, agentId }))))
    if (said.length < batch && index < conversations - 1) continue
    await repository.messages('eu').insertMany(said)
    await inbox.words('eu').insertMany(words)
    said = []
    words = []
  }
}

async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  const { status } = await work()
  if (status !== 200) throw new Error(`The server answered ${status}`)
  return performance.now() - began
}

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
    await fill(app, small, few)
    const began = performance.now()
    await fill(app, large, conversations)
    const seeded = (performance.now() - began) / 1000
    // Connections that fell asleep meanwhile are let go.
    await sleep(1000)
    const first = async ({ client, workspaceId }: Person) => {
      const query = { workspaceId }
      return (
        (await timed(() => client.call(listInbox, { params, query: { ...query, channel: 'widget' } }))) +
        (await timed(() => client.call(countInbox, { params, query })))
      )
    }
    const [ofFew, ofMany]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ofFew.push(await first(small))
      ofMany.push(await first(large))
    }
    const random = seededRandom(7)
    const some = () => word(Math.floor(vocabulary ** (random.below(1_000_000) / 1_000_000)))
    const kinds: Record<string, () => string> = {
      'one word': some,
      'two words': () => `${some()} ${some()}`,
      'the start of a word': () => some().slice(0, 3),
      'two words that are in most messages': () => `${word(1)} ${word(2)}`,
    }
    const rows = []
    const all: number[] = []
    for (const [what, ask] of Object.entries(kinds)) {
      const took: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const query = { workspaceId: large.workspaceId, q: ask() }
        took.push(await timed(() => large.client.call(searchInbox, { params, query })))
      }
      all.push(...took)
      rows.push({
        what: `search, ${what}`,
        measured: `p50 ${median(took).toFixed(1)} ms, p95 ${percentile(took, 0.95).toFixed(1)} ms`,
      })
    }
    const ratio = median(ofMany) / median(ofFew)
    const p95 = percentile(all, 0.95)
    printTable(
      `An inbox of ${conversations} conversations, ${conversations * perConversation} messages (filled in ${seeded.toFixed(0)} s)`,
      [
        {
          what: 'first page and counts, beside 100 conversations',
          measured: `${ratio.toFixed(2)} times (${median(ofMany).toFixed(1)} ms and ${median(ofFew).toFixed(1)} ms)`,
          goal: `≤ ${mostTimes}`,
          met: ratio <= mostTimes,
        },
        ...rows,
        {
          what: 'search, all of them',
          measured: `p95 ${p95.toFixed(1)} ms`,
          goal: `≤ ${searchGoalMs} ms`,
          met: p95 <= searchGoalMs,
        },
      ],
    )
  } finally {
    await app.stop()
  }
}
