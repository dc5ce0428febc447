import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '#api/conversations/conversation.repository.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import type { Person } from '../../harness/sign-up.ts'
import type { RunningApp } from '../../harness/start-app.ts'
import { within } from '../shared/bounded.ts'

/** Messages of each conversation. */
export const perConversation = 10
const yearDays = 364
/** Hours of each day in which visitors write: each hour is counted, and kept, by itself. */
const busyHours = 3
/** A commit waits for the disk. */
const batch = 25_000
const mostSeconds = 150

/**
 * Writes a year of an agent's conversations straight into the store, today's first, by its own way for many at once.
 * @returns how many were written in the time there is
 */
export async function fillYear(
  app: RunningApp,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  agentId: string,
  conversations: number,
): Promise<number> {
  const now = Math.floor(app.clock.now() / 1000)
  const repository = createConversationRepository(app.deps.stores)
  const hasTime = within(mostSeconds)
  let visits: ConversationDoc[] = []
  let said: MessageDoc[] = []
  for (let index = 0; index < conversations; index += 1) {
    const day = Math.floor((index / conversations) * yearDays)
    const ts = now - day * 86_400 - (index % busyHours) * 3600 - (index % 600)
    const _id = `${agentId}-${String(index).padStart(8, '0')}`
    visits.push({
      ...newCourse,
      ...{ _id, agentId, workspaceId, channel: 'widget', visitor: `visitor-${index % 5000}` },
      ...{ title: question, lastText: question, lastRole: 'assistant' },
      ...{ messageCount: perConversation, unknownAnswers: 0, createdAt: ts, lastMessageAt: ts },
    })
    for (let place = 0; place < perConversation; place += 1) said.push(messageOf(_id, agentId, place, ts))
    if (said.length < batch && index < conversations - 1) continue
    await repository.conversations('eu').insertMany(visits)
    await repository.messages('eu').insertMany(said)
    if (!hasTime()) return index + 1
    visits = []
    said = []
  }
  return conversations
}

const question = 'When do you open on Monday?'

function messageOf(conversationId: string, agentId: string, place: number, ts: number): MessageDoc {
  const isAsked = place % 2 === 0
  return {
    _id: `${conversationId}:${String(place).padStart(6, '0')}`,
    conversationId,
    agentId,
    role: isAsked ? 'user' : 'assistant',
    text: question,
    sources: isAsked ? [] : [{ title: 'Hours', url: `https://shop.example/${ts % 90}` }],
    known: isAsked || (ts + place) % 7 !== 0,
    page: `https://shop.example/page-${ts % 70}`,
    ts,
  }
}
