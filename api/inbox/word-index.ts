import { setImmediate as nextTurn } from 'node:timers/promises'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '../conversations/conversation.repository.ts'
import { messageRange } from '../conversations/message-id.ts'
import type { Deps } from '../deps.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createInboxRepository, type NoteDoc } from './inbox.repository.ts'
import { forgetWords } from './remove-words.ts'
import { type SaidDoc, saidInNote, wordIds } from './word-ids.ts'

const batch = 100
/** Batches of one round. */
const mostTurns = 50
/** An answer that broke off may be replaced where it stands. */
const mayChange = 2

/**
 * Keeps the words of messages, shortly after they were said: a conversation says with each message that its words are
 * due, and says so until they are kept, whoever dies in between.
 */
export function createWordIndex({ stores }: Pick<Deps, 'stores'>) {
  const { conversations, messages } = createConversationRepository(stores)
  const { words, notes } = createInboxRepository(stores)

  const messagesFrom = (region: Region, { _id, series }: ConversationDoc, from: number) =>
    messages(region)
      .find(
        { _id: { $gte: messageId(_id, from, series), $lt: messageRange(_id).$lt } },
        { sort: { _id: 1 }, limit: batch },
      )
      .toArray()

  const isSearched = ({ incomplete, role }: MessageDoc) => !incomplete && role !== 'notice'

  async function keep(region: Region, { workspaceId, agentId }: ConversationDoc, said: readonly SaidDoc[]) {
    const docs = said.flatMap((each) => wordIds(workspaceId, each).map((_id) => ({ _id, agentId })))
    const known = await words(region)
      .find<{ _id: string }>({ _id: { $in: docs.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
      .toArray()
    const had = new Set(known.map(({ _id }) => _id))
    const missing = docs.filter(({ _id }) => !had.has(_id))
    try {
      if (missing.length > 0) await words(region).insertMany(missing)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      // Another process is at the same: each by itself, then.
      for (const doc of missing) await insertIfAbsent(words(region), doc)
    }
  }

  /** Keeps the next words of one conversation. */
  async function index(region: Region, conversation: ConversationDoc): Promise<void> {
    const { _id, wordsDue, wordsTo = 0, messageCount, lastText } = conversation
    const from = Math.max(0, wordsTo - mayChange)
    const said = await messagesFrom(region, conversation, from)
    await keep(region, conversation, said.filter(isSearched))
    const isAll = said.length < batch
    const { matchedCount } = await conversations(region).updateOne(
      // Within one second more may be said, or what broke off be said again.
      { _id, wordsDue, ...(isAll && { messageCount, lastText }) },
      { $set: { wordsTo: from + said.length, ...(isAll && { wordsDue: 0 }) } },
    )
    if (matchedCount === 0 && !(await conversations(region).findOne({ _id }))) {
      await forgetWords(stores, region, conversation.workspaceId, said)
    }
  }

  /** Keeps the words of a note; of one that is deleted meanwhile none are left. */
  async function indexNote(region: Region, note: NoteDoc): Promise<void> {
    const { _id, conversationId, wordsDue } = note
    const conversation = await conversations(region).findOne({ _id: conversationId })
    if (conversation) await keep(region, conversation, [saidInNote(note)])
    const { matchedCount } = await notes(region).updateOne({ _id, wordsDue }, { $set: { wordsDue: 0 } })
    if (matchedCount === 0 && conversation && !(await notes(region).findOne({ _id }))) {
      await forgetWords(stores, region, conversation.workspaceId, [saidInNote(note)])
    }
  }

  async function keepDueNotes(region: Region, most: number): Promise<number> {
    const due = await notes(region)
      .find({ wordsDue: { $gt: 0 } }, { sort: { wordsDue: 1 }, limit: most })
      .toArray()
    for (const note of due) {
      await indexNote(region, note)
      await nextTurn()
    }
    return due.length
  }

  /** Keeps the words of so many conversations and notes that are due, the longest due first; how many of the more there were. */
  async function keepDue(region: Region, most: number): Promise<number> {
    const due = await conversations(region)
      .find({ wordsDue: { $gt: 0 } }, { sort: { wordsDue: 1 }, limit: most })
      .toArray()
    for (const conversation of due) {
      await index(region, conversation)
      await nextTurn()
    }
    return Math.max(due.length, await keepDueNotes(region, most))
  }

  return {
    keepDue,

    /** Keeps the words that are due. */
    async round(): Promise<void> {
      for (const region of regions) {
        for (let turn = 0; turn < mostTurns; turn += 1) {
          if ((await keepDue(region, batch)) < batch) break
        }
      }
    },
  }
}
