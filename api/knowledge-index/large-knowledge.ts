import { setTimeout as sleep } from 'node:timers/promises'
import type { ChosenPieces, IndexShelf } from './index-shelf.ts'
import type { KeptWords, KnowledgeParts } from './knowledge-parts.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'

/** Pieces that are looked at closely, at least, and how many more are ranked: documents may be gone meanwhile. */
const fewestPieces = 6
const rankedMore = 12
/** Documents whose words are read at once. */
const batch = 20
/** Servers' clocks differ by less, in seconds. */
const overlap = 60

/** A question to a large knowledge. */
export interface LargeQuestion {
  /** Whose it is. */
  agentId: string
  revision: string
  parts: KnowledgeParts
  maxChunkSize: number
  query: string
  topChunks: number
  /** Documents that are looked at as if they were known. */
  also?: readonly KnowledgeDoc[]
}

/** The words of one agent's documents, as far as they are in memory. */
interface Table {
  shelf: IndexShelf
  id: string
  /** By document, what its words were read from and how much they take. */
  held: Map<string, { rev: number; bytes: number }>
  revision: string
  since: number
  /** Following the knowledge, while that is under way. */
  following?: Promise<void> | undefined
}

/** How large knowledge is held. */
export interface LargeKnowledgeOptions {
  shelfOf(agentId: string): IndexShelf
  /** Most bytes of words in memory, of all agents. */
  mostBytes: number
  /** Longest a question waits for words that are read for the first time, in milliseconds. */
  patienceMs: number
  /** Longest it waits for those of what was changed since. */
  changePatienceMs: number
}

/**
 * Answers from knowledge that is too large for one index: its words, kept in the store and followed change by change,
 * tell which pieces are worth a look, and those alone are read and indexed.
 */
export function createLargeKnowledge({
  shelfOf,
  mostBytes,
  patienceMs,
  changePatienceMs,
}: LargeKnowledgeOptions) {
  // A Map iterates in insertion order: re-inserting on use makes its first key the least recently used.
  const tables = new Map<string, Table>()

  function tableOf(agentId: string): Table {
    const table = tables.get(agentId) ?? {
      shelf: shelfOf(agentId),
      id: `words ${agentId}`,
      held: new Map(),
      revision: '',
      since: 0,
    }
    tables.delete(agentId)
    tables.set(agentId, table)
    return table
  }

  function makeRoom(): void {
    let bytes = [...tables.values()].reduce((sum, table) => sum + bytesOf(table), 0)
    for (const [agentId, table] of tables) {
      if (bytes <= mostBytes || tables.size === 1) return
      if (table.following) continue
      bytes -= bytesOf(table)
      forget(agentId)
    }
  }

  function forget(agentId: string): void {
    const table = tables.get(agentId)
    if (!tables.delete(agentId) || !table) return
    table.shelf.drop(table.id).catch(() => undefined)
  }

  function put(table: Table, words: readonly KeptWords[]): Promise<void> {
    for (const { ID, rev, words: kept } of words) table.held.set(ID, { rev, bytes: kept.length })
    return table.shelf.put(table.id, words)
  }

  async function take(table: Table, parts: KnowledgeParts, IDs: readonly string[]): Promise<void> {
    if (IDs.length === 0) return
    for (const ID of IDs) table.held.delete(ID)
    await table.shelf.take(table.id, IDs)
    await parts.dropWords(IDs)
  }

  /** Reads what is kept. True when it is all there is. */
  async function open(table: Table, parts: KnowledgeParts, revision: string): Promise<boolean> {
    const state = await parts.state()
    let last = Promise.resolve()
    // The thread takes one batch while the next is read.
    for await (const words of parts.words())
      last = Promise.all([last, put(table, words)]).then(() => undefined)
    await last
    table.since = state?.since ?? 0
    return state?.revision === revision
  }

  async function stale(table: Table, parts: KnowledgeParts): Promise<string[]> {
    const IDs = new Set(await parts.IDs())
    await take(
      table,
      parts,
      [...table.held.keys()].filter((ID) => !IDs.has(ID)),
    )
    const found = new Set([...IDs].filter((ID) => !table.held.has(ID)))
    if (table.held.size === 0) return [...found]
    for await (const changed of parts.changedSince(table.since)) {
      for (const { ID, rev } of changed) if (IDs.has(ID) && table.held.get(ID)?.rev !== rev) found.add(ID)
    }
    return [...found]
  }

  /** Brings the table in line with the knowledge, one batch of changed documents after the other. */
  async function follow(table: Table, parts: KnowledgeParts, revision: string): Promise<void> {
    const since = parts.now() - overlap
    const isNew = table.revision === '' && table.held.size === 0
    if (!isNew || !(await open(table, parts, revision))) {
      const changed = await stale(table, parts)
      for (let at = 0; at < changed.length; at += batch)
        await readAgain(table, parts, changed.slice(at, at + batch))
      await parts.keepState({ revision, since })
      table.since = since
    }
    table.revision = revision
  }

  async function readAgain(table: Table, parts: KnowledgeParts, IDs: readonly string[]): Promise<void> {
    const docs = await parts.some(IDs)
    // Another process may have read them already.
    const kept = new Map((await parts.someWords(IDs)).map((words) => [words.ID, words]))
    const current = docs.flatMap(({ ID, rev }) => (kept.get(ID)?.rev === rev ? [kept.get(ID)!] : []))
    const lacking = docs.filter(({ ID, rev }) => kept.get(ID)?.rev !== rev)
    const revisions = new Map(lacking.map(({ ID, rev }) => [ID, rev]))
    const read = (
      await table.shelf.wordsOf(lacking.map(({ ID, name, content }) => ({ ID, name, content })))
    ).map((words) => ({ ...words, rev: revisions.get(words.ID)! }))
    await parts.keepWords(read)
    await put(table, [...current, ...read])
  }

  /** One at a time for each agent; whoever asks for another revision meanwhile waits for the next turn. */
  async function upToDate(agentId: string, parts: KnowledgeParts, revision: string): Promise<void> {
    const table = tableOf(agentId)
    if (table.revision === revision && !table.following) return
    if (table.following) await table.following.catch(() => undefined)
    if (table.revision === revision) return
    table.following ??= follow(table, parts, revision).finally(() => {
      table.following = undefined
      makeRoom()
    })
    await table.following
  }

  async function choose(question: LargeQuestion): Promise<ChosenPieces[]> {
    const { shelf, id } = tableOf(question.agentId)
    const most = Math.max(fewestPieces, question.topChunks)
    const ranked = await shelf.rank(id, question.query, most + rankedMore)
    if (ranked.length === 0) return opening(question.parts, most)
    const docs = new Map(
      (await question.parts.some([...new Set(ranked.map(({ ID }) => ID))])).map((doc) => [doc.ID, doc]),
    )
    const chosen = new Map<string, number[]>()
    let count = 0
    for (const { ID, piece } of ranked) {
      if (!docs.has(ID) || count === most) continue
      chosen.set(ID, [...(chosen.get(ID) ?? []), piece])
      count += 1
    }
    return [...chosen].map(([ID, pieces]) => {
      const { rev, ...doc } = docs.get(ID)!
      return { doc, pieces }
    })
  }

  return {
    forget,

    /** Keeps nothing more of what a shelf held, which is gone. */
    forgetAllOf(lost: IndexShelf) {
      for (const [agentId, { shelf }] of [...tables]) if (shelf === lost) tables.delete(agentId)
    },

    /** Has all that is known now looked through by the next question. */
    follow: (question: Pick<LargeQuestion, 'agentId' | 'parts' | 'revision'>) =>
      upToDate(question.agentId, question.parts, question.revision),

    /** What fits a question, among what was read by now. */
    async search(question: LargeQuestion): Promise<Passage[]> {
      const { agentId, parts, revision, also = [], maxChunkSize, query, topChunks } = question
      const following = upToDate(agentId, parts, revision)
      // It goes on for those who ask later.
      following.catch(() => undefined)
      await Promise.race([following, sleep(patienceMs, undefined, { ref: false })])
      const isChange = tableOf(agentId).since > 0
      if (isChange) await Promise.race([following, sleep(changePatienceMs, undefined, { ref: false })])
      const chosen = [...(await choose(question)), ...also.map((doc) => ({ doc }))]
      return tableOf(agentId).shelf.ask(chosen, maxChunkSize, query, topChunks)
    },
  }
}

/** What there is where no word of the question stands anywhere. */
async function opening(parts: KnowledgeParts, most: number): Promise<ChosenPieces[]> {
  for await (const docs of parts.batches())
    return docs.slice(0, most).map(({ rev, ...doc }) => ({ doc, pieces: [0] }))
  return []
}

function bytesOf({ held }: Table): number {
  let sum = 0
  for (const { bytes } of held.values()) sum += bytes
  return sum
}
