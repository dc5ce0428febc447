import { join } from 'node:path'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '#api/conversations/conversation.repository.ts'
import { wordIds } from '#api/inbox/word-ids.ts'
import { SqliteFile } from '#api/store/embedded/sqlite.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import type { Person } from '../../harness/sign-up.ts'
import type { RunningApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { within } from '../shared/bounded.ts'
import { drawRank, word } from './vocabulary.ts'

export const perConversation = 10
const wordsOfMessage = 10
/** A commit waits for the disk. */
const batch = 25_000
const mostSeconds = 150

/**
 * Fills a person's inbox with conversations of ten messages, and what their words are found by.
 * @returns how many were written in the time there is
 */
export async function fillInbox(app: RunningApp, owner: Person, conversations: number): Promise<number> {
  const agentId = await makeAgent(owner)
  const { workspaceId } = owner
  const repository = createConversationRepository(app.deps.stores)
  const random = seededRandom(conversations)
  const now = Math.floor(app.clock.now() / 1000)
  /** Messages each word is in, by its rank, the latest first. */
  const holding = new Map<number, number[]>()
  const placed = (at: number) => {
    const index = Math.floor(at / perConversation)
    const conversationId = `${workspaceId}-${String(index).padStart(8, '0')}`
    const place = String(at % perConversation).padStart(6, '0')
    return { conversationId, _id: `${conversationId}:${place}`, ts: now - index * 60 }
  }
  const hasTime = within(mostSeconds)
  let filled = 0
  let visits: ConversationDoc[] = []
  let said: MessageDoc[] = []
  for (let at = 0; at < conversations * perConversation; at += 1) {
    const ranks = Array.from({ length: wordsOfMessage }, () => drawRank(random))
    for (const rank of new Set(ranks)) {
      const those = holding.get(rank)
      if (those) those.push(at)
      else holding.set(rank, [at])
    }
    const text = ranks.map(word).join(' ')
    const { _id, conversationId, ts } = placed(at)
    const role = at % 2 === 0 ? 'user' : 'assistant'
    said.push({ _id, conversationId, agentId, role, text, sources: [], known: true, ts })
    if ((at + 1) % perConversation > 0) continue
    visits.push({
      ...newCourse,
      ...{ _id: conversationId, agentId, workspaceId, channel: 'widget' },
      ...{ title: text, lastText: text, lastRole: 'assistant', messageCount: perConversation },
      ...{ unknownAnswers: 0, createdAt: ts, lastMessageAt: ts },
    })
    if (said.length < batch && at < conversations * perConversation - 1) continue
    await repository.conversations('eu').insertMany(visits)
    await repository.messages('eu').insertMany(said)
    filled += visits.length
    visits = []
    said = []
    if (!hasTime()) break
  }
  keepWords(app.deps.config.dataDir, agentId, function* () {
    for (const [text, rank] of [...holding.keys()].map((each) => [word(each), each] as const).sort())
      for (const at of holding.get(rank) ?? []) yield* wordIds(workspaceId, { ...placed(at), text })
  })
  return filled
}

/** Puts words where the search reads them, in their order and into the file itself: some ten million would take long one by one. */
function keepWords(dataDir: string, agentId: string, ids: () => Generator<string>): void {
  const file = new SqliteFile(join(dataDir, 'voiceglow-eu.db'))
  // Nothing here has to outlive the machine.
  file.exec('pragma synchronous=off')
  let some: string[] = []
  const put = () => {
    const rows = `select value, json_object('_id', value, 'agentId', ?) from json_each(?)`
    file.run(`insert into "messageWords" ${rows}`, [agentId, JSON.stringify(some)])
    some = []
  }
  for (const id of ids()) if (some.push(id) === batch) put()
  if (some.length > 0) put()
  file.close()
}
