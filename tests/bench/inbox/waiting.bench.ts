import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import { createInboxRepository, type MentionDoc, ofMember } from '#api/inbox/inbox.repository.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { saveCourse } from '#mocks/contracts/inbox/conversation.contract.ts'
import { listInboxTags } from '#mocks/contracts/inbox/list.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { median, percentile } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { timedCall } from '../shared/timed-call.ts'

const goalMs = 20
const batch = 1000
const [kinds, waiting, unseen] = [60, 100, 9]
const params = { region: 'eu' } as const

/** Conversations of one agent, each with two tags, some waiting; the owner is named beside two fifths of them. */
async function fill(app: RunningApp, owner: Person, conversations: number): Promise<string> {
  const agentId = await makeAgent(owner)
  const { workspaceId, email: member } = owner
  const { stores } = app.deps
  const now = Math.floor(app.clock.now() / 1000)
  const at = (index: number) => now - index * 20
  const idOf = (index: number) => `${agentId}-${String(index).padStart(8, '0')}`
  for (let from = 0; from < conversations; from += batch) {
    const some = Array.from({ length: batch }, (_, index) => from + index)
    const visits = some.map(
      (index): ConversationDoc => ({
        ...newCourse,
        ...{ _id: idOf(index), agentId, workspaceId, channel: 'widget' },
        ...{ title: `Question ${index}`, lastText: 'a question and its answer '.repeat(5) },
        ...{ lastRole: 'user', messageCount: 10, unknownAnswers: 0, wordsDue: 0 },
        ...{ createdAt: at(index), lastMessageAt: at(index) },
        tags: [`tag ${index % kinds}`, `tag ${(index * 7) % kinds}`],
        ...(index < waiting && { state: 'waiting', waitingSince: at(index) }),
      }),
    )
    await createConversationRepository(stores).conversations('eu').insertMany(visits)
    const named = some.filter((index) => index % 5 < 2)
    const mentions = named.map((index): MentionDoc => {
      const conversationId = idOf(index)
      const isUnseen = index % (conversations / 10) === 1 && index / (conversations / 10) < unseen
      return {
        ...{ _id: ofMember(conversationId, member), conversationId, agentId, workspaceId, member },
        ...{ at: at(index), ...(isUnseen && { unseenAt: at(index) }) },
      }
    })
    await createInboxRepository(stores).mentions('eu').insertMany(mentions)
  }
  return agentId
}

/** Who waits for a member, and the tags to choose from, of an agent with many conversations; at rest, and after each change. */
export async function benchWaiting({
  conversations,
  rounds,
}: {
  conversations: number
  rounds: number
}): Promise<void> {
  const app = await startApp({ isDurable: true })
  try {
    const owner = await signUp(app)
    const agentId = await fill(app, owner, conversations)
    // Connections that fell asleep meanwhile are let go.
    await sleep(1000)
    const query = { workspaceId: owner.workspaceId }
    const reads = {
      'who waits': () => owner.client.call(getWaiting, { params, query }),
      'tags to choose from': () => owner.client.call(listInboxTags, { params, query }),
    }
    const change = (round: number) =>
      owner.client.call(saveCourse, {
        params: { ...params, agentId, conversationId: `${agentId}-${String(round).padStart(8, '0')}` },
        body: { addTags: [`new ${round % kinds}`] },
      })
    const rows = []
    for (const [what, read] of Object.entries(reads)) {
      for (const isChanged of [false, true]) {
        const took: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          if (isChanged) await change(round)
          took.push(await timedCall(read))
        }
        const p95 = percentile(took, 0.95)
        rows.push({
          what: isChanged ? `${what}, after a change` : what,
          measured: `p50 ${median(took).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
          goal: `p95 ≤ ${goalMs} ms`,
          met: p95 <= goalMs,
        })
      }
    }
    printTable(`An agent with ${conversations} conversations`, rows)
  } finally {
    await app.stop()
  }
}
