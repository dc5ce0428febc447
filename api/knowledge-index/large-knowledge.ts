import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../shared/secrets.ts'
import type { ChosenPieces, IndexShelf } from './index-shelf.ts'
import type { KeptWords, KeyedDocument, KnowledgeParts, WordsState } from './knowledge-parts.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'

/** Pieces that are looked at closely, at least, and how many more are ranked: documents may be gone meanwhile. */
const fewestPieces = 6
const rankedMore = 12
/** Documents whose words are read at once. */
const batch = 20
/** Of the length of a pack: so much outside of it, and a new one is made. */
const mostLooseShare = 1 / 8
/** Buckets that are written at once: what is written holds nobody else up. */
const bucketsAtOnce = 16
/** How often a question looks again where words were changed while it looked. */
const mostTurns = 3
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
  /** The pack its thread knows; '' for none. */
  pack: string
  /** How long the words in it are together. */
  packedLength: number
  /** By document, the text its words were read from. */
  keys: Map<string, string>
  /** By document, how it stood when its text was read last. */
  stamps: Map<string, string>
  /** By document, how long the words are that are in no pack. */
  loose: Map<string, number>
  revision: string
  since: number
  /** Whether what was changed since is still to be looked through. */
  isBehind: boolean
  /** Following the knowledge, while that is under way. */
  following?: Promise<void> | undefined
  isPacking: boolean
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
  /** Length of the words outside of the pack from which on a new one is made. */
  mostLoose: number
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
  mostLoose,
}: LargeKnowledgeOptions) {
  // A Map iterates in insertion order: re-inserting on use makes its first key the least recently used.
  const tables = new Map<string, Table>()

  function tableOf(agentId: string): Table {
    const table = tables.get(agentId) ?? {
      shelf: shelfOf(agentId),
      id: `words ${agentId}`,
      pack: '',
      packedLength: 0,
      keys: new Map(),
      stamps: new Map(),
      loose: new Map(),
      revision: '',
      since: 0,
      isBehind: false,
      isPacking: false,
    }
    tables.delete(agentId)
    tables.set(agentId, table)
    return table
  }

  function makeRoom(): void {
    let bytes = [...tables.values()].reduce((sum, table) => sum + bytesOf(table), 0)
    for (const [agentId, table] of tables) {
      if (bytes <= mostBytes || tables.size === 1) return
      if (table.following || table.isPacking) continue
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
    for (const { ID, key, stamp = '', words: kept } of words) {
      table.keys.set(ID, key)
      table.stamps.set(ID, stamp)
      table.loose.set(ID, kept.length)
    }
    return table.shelf.put(table.id, words)
  }

  async function take(table: Table, parts: KnowledgeParts, IDs: readonly string[]): Promise<void> {
    if (IDs.length === 0) return
    for (const ID of IDs) {
      table.keys.delete(ID)
      table.stamps.delete(ID)
      table.loose.delete(ID)
    }
    await table.shelf.take(table.id, IDs)
    await parts.dropWords(IDs)
  }

  /** Reads what is kept: the pieces of the pack, and the words that were kept after it. */
  async function open(table: Table, parts: KnowledgeParts, state: WordsState | null): Promise<void> {
    const name = state?.pack ?? ''
    const pack = name === '' ? null : await parts.pack(name)
    if (name !== '' && !pack) {
      // Something of it is gone: all words are kept besides.
      await parts.switchPack(name, '', 0)
      return open(table, parts, await parts.state())
    }
    table.pack = name
    table.packedLength = pack?.length ?? 0
    table.since = state?.since ?? 0
    table.keys = new Map(pack?.IDs.map((ID, index) => [ID, pack.keys[index]!]))
    table.stamps = new Map(pack?.IDs.map((ID, index) => [ID, pack.stamps?.[index] ?? '']))
    table.loose = new Map()
    const { bits, IDs, languages, sizes } = pack ?? { bits: 1, IDs: [], languages: [], sizes: '' }
    await table.shelf.open(table.id, name, { bits, IDs, languages, sizes })
    for await (const words of parts.wordsAfter(name)) await put(table, words)
  }

  /** Takes out what is gone, also of the pack, which knows it for as long as it lasts; what there is. */
  async function withoutGone(table: Table, parts: KnowledgeParts): Promise<Set<string>> {
    const IDs = new Set(await parts.IDs())
    await take(
      table,
      parts,
      [...table.keys.keys()].filter((ID) => !IDs.has(ID)),
    )
    return IDs
  }

  /** What is not there yet, and what may have been changed; not what is as it was when its text was read. */
  async function stale(table: Table, parts: KnowledgeParts): Promise<string[]> {
    const IDs = await withoutGone(table, parts)
    const found = new Set([...IDs].filter((ID) => !table.keys.has(ID)))
    if (table.keys.size === 0) return [...found]
    for await (const changed of parts.changedSince(table.since)) {
      for (const { ID, stamp } of changed) if (IDs.has(ID) && table.stamps.get(ID) !== stamp) found.add(ID)
    }
    return [...found]
  }

  /** Brings the table in line with the knowledge, one batch of changed documents after the other. */
  async function follow(
    table: Table,
    parts: KnowledgeParts,
    revision: string,
    since = parts.now() - overlap,
  ): Promise<void> {
    const state = await parts.state()
    const isNew = table.revision === '' && table.keys.size === 0
    if (isNew || (state && state.pack !== table.pack)) await open(table, parts, state)
    if (!isNew || state?.revision !== revision) {
      const changed = await stale(table, parts)
      for (let at = 0; at < changed.length; at += batch)
        await readAgain(table, parts, changed.slice(at, at + batch))
      // Another process may have put another pack in the place of this one meanwhile.
      if (!(await parts.keepState({ revision, since, pack: table.pack })))
        return follow(table, parts, revision)
      table.since = since
      table.isBehind = false
    } else {
      // All that was said to be changed is followed; who wrote something may have been killed before they said so.
      if (table.pack !== '') await withoutGone(table, parts)
      table.isBehind = true
    }
    table.revision = revision
    if (lengthOf(table.loose) > Math.max(mostLoose, table.packedLength * mostLooseShare))
      pack(table, parts).catch(() => undefined)
  }

  async function readAgain(table: Table, parts: KnowledgeParts, IDs: readonly string[]): Promise<void> {
    const found = await parts.some(IDs)
    const docs = found.filter(({ ID, key, stamp }) => {
      // Something else of it was changed.
      if (table.keys.get(ID) === key) table.stamps.set(ID, stamp)
      return table.keys.get(ID) !== key
    })
    if (docs.length === 0) return
    // Another process may have read them already.
    const kept = new Map((await parts.someWords(IDs)).map((words) => [words.ID, words]))
    const read = new Map(docs.map((doc) => [doc.ID, doc]))
    const current = docs.flatMap(({ ID, key }) => (kept.get(ID)?.key === key ? [kept.get(ID)!] : []))
    const lacking = docs.filter(({ ID, key }) => kept.get(ID)?.key !== key)
    const made = await table.shelf.wordsOf(lacking.map(({ ID, name, content }) => ({ ID, name, content })))
    const words = [...current, ...made].map((words) => {
      const { key, stamp } = read.get(words.ID)!
      return { ...words, key, stamp }
    })
    await parts.keepWords(words, table.pack)
    await put(table, words)
  }

  /** Makes a pack of all words; whoever asks or changes something meanwhile goes on with the one there is. */
  async function pack(table: Table, parts: KnowledgeParts): Promise<void> {
    if (table.isPacking) return
    table.isPacking = true
    const name = newId()
    const id = `pack ${name} of ${table.id}`
    const { pack: before, since } = table
    try {
      // What is begun after the switch is another's to drop.
      const olds = await parts.packNames()
      const isWhole = await writePack(table.shelf, id, parts, name)
      await inTurn(table, async () => {
        // What was changed or deleted meanwhile is followed from there: the pack knows it as it was.
        if (!isWhole || !(await parts.switchPack(before, name, since))) return
        await follow(table, parts, table.revision)
        await parts.dropPacks(olds)
      })
    } finally {
      table.isPacking = false
      await table.shelf.drop(id)
    }
  }

  /** Goes on without a pack of which something is gone: all words are kept besides. */
  function heal(table: Table, parts: KnowledgeParts, broken: string): void {
    inTurn(table, async () => {
      if (table.pack === broken && (await parts.switchPack(broken, '', 0)))
        await follow(table, parts, table.revision)
    }).catch(() => undefined)
  }

  /** One at a time for each agent. */
  async function inTurn(table: Table, work: () => Promise<void>): Promise<void> {
    while (table.following) await table.following.catch(() => undefined)
    table.following = work().finally(() => {
      table.following = undefined
      makeRoom()
    })
    await table.following
  }

  /** Looks through what was changed since the words were kept, for those who ask later. */
  function catchUp(table: Table, parts: KnowledgeParts): void {
    inTurn(table, async () => {
      const isHeld = [...tables.values()].includes(table)
      if (table.isBehind && isHeld) await follow(table, parts, table.revision)
    }).catch(() => undefined)
  }

  /** Whoever asks for another revision while one is read waits for the next turn. */
  async function upToDate(agentId: string, parts: KnowledgeParts, revision: string): Promise<void> {
    const table = tableOf(agentId)
    if (table.revision === revision) return
    const since = parts.now() - overlap
    await inTurn(table, async () => {
      if (table.revision !== revision) await follow(table, parts, revision, since)
    })
  }

  /** The pieces that fit a question best, and their documents. Words of a text that is no longer there are read again. */
  async function find({ agentId, parts, query, revision }: LargeQuestion, most: number) {
    for (let turn = 0; ; turn++) {
      const table = tableOf(agentId)
      const { shelf, id } = table
      const wanted = await shelf.wanted(id, query)
      const buckets = await parts.buckets(wanted.pack, wanted.buckets)
      const ranked = buckets && (await shelf.rank(id, wanted, buckets, most))
      if (!ranked) {
        // Another pack took its place at this moment, here or in another process.
        if (turn === mostTurns) {
          heal(table, parts, wanted.pack)
          return { ranked: [], docs: new Map<string, KeyedDocument>() }
        }
        if (table.following) await table.following.catch(() => undefined)
        else await inTurn(table, () => follow(table, parts, table.revision))
        continue
      }
      const docs = await parts.some([...new Set(ranked.map(({ ID }) => ID))])
      const other = docs.filter(({ ID, key }) => table.keys.get(ID) !== key).map(({ ID }) => ID)
      if (other.length > 0 && turn < mostTurns && table.revision === revision && !table.following) {
        await inTurn(table, () => readAgain(table, parts, other))
        continue
      }
      return { ranked, docs: new Map(docs.map((doc) => [doc.ID, doc])) }
    }
  }

  async function choose(question: LargeQuestion): Promise<ChosenPieces[]> {
    const most = Math.max(fewestPieces, question.topChunks)
    const { ranked, docs } = await find(question, most + rankedMore)
    if (ranked.length === 0) return opening(question.parts, most)
    const chosen = new Map<string, number[]>()
    let count = 0
    for (const { ID, piece } of ranked) {
      if (!docs.has(ID) || count === most) continue
      chosen.set(ID, [...(chosen.get(ID) ?? []), piece])
      count += 1
    }
    return [...chosen].map(([ID, pieces]) => {
      const { key, stamp, ...doc } = docs.get(ID)!
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
    async follow({ agentId, parts, revision }: Pick<LargeQuestion, 'agentId' | 'parts' | 'revision'>) {
      await upToDate(agentId, parts, revision)
      const table = tableOf(agentId)
      if (table.isBehind) catchUp(table, parts)
    },

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
      const table = tableOf(agentId)
      const passages = await table.shelf.ask(chosen, maxChunkSize, query, topChunks)
      if (table.isBehind) catchUp(table, parts)
      return passages
    },
  }
}

/** What there is where no word of the question stands anywhere. */
async function opening(parts: KnowledgeParts, most: number): Promise<ChosenPieces[]> {
  for await (const docs of parts.batches()) return docs.slice(0, most).map((doc) => ({ doc, pieces: [0] }))
  return []
}

/** Writes a pack of all words that are kept. False where something of it was lost on the way. */
async function writePack(shelf: IndexShelf, id: string, parts: KnowledgeParts, name: string) {
  const keys: string[] = []
  const stamps: string[] = []
  let length = 0
  for await (const words of parts.words()) {
    for (const { key, stamp = '', words: kept } of words) {
      keys.push(key)
      stamps.push(stamp)
      length += kept.length
    }
    await shelf.collect(id, words)
  }
  const { pieces, buckets } = await shelf.pack(id)
  for (let from = 0; from < buckets; from += bucketsAtOnce)
    await parts.keepBuckets(name, from, await shelf.packed(id, from, from + bucketsAtOnce))
  await parts.keepPack(name, { ...pieces, keys, stamps, length })
  return pieces.IDs.length === keys.length && (await parts.hasBuckets(name, buckets))
}

/** What a document takes in memory whose words are in the pack. */
const packedBytes = 260

function bytesOf({ keys, loose }: Table): number {
  return keys.size * packedBytes + lengthOf(loose)
}

function lengthOf(loose: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const length of loose.values()) sum += length
  return sum
}
