import { mostFound, takeFound } from '#mocks/contracts/inbox/group-found.ts'
import { searchWords } from '#mocks/contracts/inbox/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'
import { createInboxRepository, type WordDoc } from './inbox.repository.ts'
import { invertedTime, targetOfTail, type WordTarget } from './word-ids.ts'

/** Where words are searched for. */
interface Search {
  region: Region
  workspaceId: string
  agentId?: string | undefined
  q: string
  /** Unix seconds, both among what is found, as queries carry them. */
  since?: string | undefined
  until?: string | undefined
}

/** Messages holding the rarest word that are looked at in one go, and in all. */
const batch = 250
const mostLooked = 2500
/** The same for a word that another one is the start of. */
const mostLookedLonger = 500
/** Words the start of one may stand for. */
const mostEndings = 4

/** Above every sign a word can hold, and every one after it. */
const last = '\uffff'

/** Where the tails of what is asked for begin and end: they are in the order of time, the latest first. */
const latestOf = ({ until }: Search) => (until === undefined ? '' : invertedTime(Number(until)))
const earliestOf = ({ since }: Search) => (since === undefined ? '' : invertedTime(Number(since)))

/** The conversation of a message. */
const conversationOf = (messageId: string) => messageId.slice(0, messageId.lastIndexOf(':'))

/** Which of some conversations are wanted. */
type Among = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** Each conversation is asked about once. */
function askedOnce(among: Among): Among {
  const told = new Map<string, boolean>()
  return async (ids) => {
    const asked = [...new Set(ids)].filter((id) => !told.has(id))
    const wanted = await among(asked)
    for (const id of asked) told.set(id, wanted.has(id))
    return new Set(ids.filter((id) => told.get(id)))
  }
}

const tailOf = (id: string, prefix: string) => id.slice(prefix.length)

/** Tails of messages and notes, time and id, and whether older ones were not looked at. */
interface Held {
  tails: string[]
  more: boolean
}

/** Finds the latest messages and notes that hold every word, along the words that are kept. */
export function createMessageSearch(stores: Stores) {
  const { words, notes } = createInboxRepository(stores)

  /** Adds the conversation of each of these: messages bear its id, notes are read. */
  async function addConversations(region: Region, known: Map<string, string>, tails: readonly string[]) {
    const ofNotes = new Map<string, string>()
    for (const tail of tails) {
      const { messageId, noteId } = targetOfTail(tail)
      if (messageId) known.set(tail, conversationOf(messageId))
      else if (noteId && !known.has(tail)) ofNotes.set(noteId, tail)
    }
    if (ofNotes.size === 0) return
    const beside = await notes(region)
      .find<{ _id: string; conversationId: string }>(
        { _id: { $in: [...ofNotes.keys()] } },
        { projection: { conversationId: 1 } },
      )
      .toArray()
    for (const { _id, conversationId } of beside) known.set(ofNotes.get(_id)!, conversationId)
  }

  /** Of a whole workspace nothing but the ids is read, which an index holds. */
  const under = (search: Search, prefix: string, after: string) =>
    words(search.region)
      .find<Pick<WordDoc, '_id'> & Partial<WordDoc>>(
        { _id: { $gt: `${prefix}${after || latestOf(search)}`, $lt: `${prefix}${earliestOf(search)};` } },
        { sort: { _id: 1 }, limit: batch, ...(search.agentId === undefined && { projection: { _id: 1 } }) },
      )
      .toArray()

  /** The words that begin so, by the alphabet, the text itself first. */
  async function endings({ region, workspaceId }: Search, start: string): Promise<string[]> {
    const found = [start]
    const prefix = `${workspaceId}:`
    // Figures come before the sign that ends a word: longer words may stand before shorter ones.
    let after = `${prefix}${start}`
    while (found.length < mostEndings) {
      const [next] = await words(region)
        .find<{ _id: string }>(
          { _id: { $gt: after, $lt: `${prefix}${start}${last}` } },
          { sort: { _id: 1 }, limit: 1, projection: { _id: 1 } },
        )
        .toArray()
      if (!next) break
      const word = next._id.slice(prefix.length, next._id.indexOf(':', prefix.length))
      after = `${prefix}${word}:${last}`
      if (!found.includes(word)) found.push(word)
    }
    return found
  }

  /**
   * The latest that hold exactly these words, until there are more conversations than are shown.
   * @param known where the conversation of each is written to
   */
  async function holding(
    search: Search,
    wanted: readonly string[],
    most: number,
    known: Map<string, string>,
    among: Among,
  ): Promise<Held> {
    const { region, workspaceId, agentId } = search
    const prefixes = wanted.map((word) => `${workspaceId}:${word}:`)
    const firsts = await Promise.all(prefixes.map((prefix) => under(search, prefix, '')))
    const rarest = firsts.reduce((least, docs, at) => (docs.length < firsts[least]!.length ? at : least), 0)
    const prefix = prefixes[rarest]!
    const others = prefixes.filter((each) => each !== prefix)
    const found: string[] = []
    const conversations = new Set<string>()
    let docs = firsts[rarest]!
    for (let looked = 0; docs.length > 0; ) {
      if (looked >= most || conversations.size > mostFound) return { tails: found, more: true }
      looked += docs.length
      const mine = docs.filter((doc) => agentId === undefined || doc.agentId === agentId)
      let tails = mine.map(({ _id }) => tailOf(_id, prefix))
      for (const other of others) {
        const held = await words(region)
          .find<{ _id: string }>(
            { _id: { $in: tails.map((tail) => `${other}${tail}`) } },
            { projection: { _id: 1 } },
          )
          .toArray()
        const has = new Set(held.map(({ _id }) => tailOf(_id, other)))
        tails = tails.filter((tail) => has.has(tail))
      }
      await addConversations(region, known, tails)
      const ofThem = await among(tails.flatMap((tail) => known.get(tail) ?? []))
      for (const tail of tails) {
        const its = known.get(tail)
        if (its === undefined || !ofThem.has(its)) continue
        found.push(tail)
        conversations.add(its)
      }
      if (docs.length < batch) break
      docs = await under(search, prefix, tailOf(docs.at(-1)!._id, prefix))
    }
    return { tails: found, more: false }
  }

  /**
   * What is shown of the latest messages and notes, and whether there may be more that is older.
   * @param among which conversations are searched
   */
  return async function searchMessages(
    search: Search,
    among: Among,
  ): Promise<{ targets: WordTarget[]; more: boolean }> {
    const wanted = searchWords(search.q)
    const start = wanted.at(-1)
    if (start === undefined) return { targets: [], more: false }
    const before = wanted.slice(0, -1)
    const known = new Map<string, string>()
    const once = askedOnce(among)
    const exact = await holding(search, wanted, mostLooked, known, once)
    // A word that fills the list by itself stands for no longer ones.
    const isFull = new Set(exact.tails.map((tail) => known.get(tail))).size > mostFound
    const held = [exact]
    for (const word of isFull ? [] : await endings(search, start))
      if (word !== start) held.push(await holding(search, [...before, word], mostLookedLonger, known, once))
    // A tail begins with the time, the latest first in the order of text.
    const latest = [...new Set(held.flatMap(({ tails }) => tails))].sort()
    const { taken, more } = takeFound(latest, (tail) => known.get(tail)!)
    return { targets: taken.map(targetOfTail), more: more || held.some((each) => each.more) }
  }
}
