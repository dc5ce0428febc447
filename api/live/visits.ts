import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../shared/secrets.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createAnnounce } from './announce.ts'
import { visitsOf } from './answer-mail.repository.ts'
import { LastTold } from './last-told.ts'
import { signalOf } from './live-signal.ts'

/** A server that holds visitors' streams; `_id` is its own. */
export interface VisitServerDoc extends Doc {
  /** When it was last there, in Unix milliseconds. */
  at: number
}

/** Whose page is open. */
export interface Visited {
  region: Region
  agentId: string
  conversationId: string
}

/** A server says so often that it is there, in milliseconds: its visitors need not be written down one by one. */
const beatMs = 15_000
/** A server that said nothing for so long is gone, and so are its visitors. */
const serverGoneMs = 45_000
/** Who asks page by page is taken for there so long after the last time, in milliseconds. */
const askingMs = 30_000
/** That they asked is written down so often, in milliseconds. */
const askedMs = 10_000

/** Members are told of one visitor's comings and goings so often, in milliseconds. */
const toldEveryMs = 2000

/** The pages open at this server. */
interface OpenHere {
  me: string
  /** Open pages by region and conversation. */
  counts: Map<string, number>
  /** When it last said that it is there, by region. */
  beats: Map<Region, number>
  timer: NodeJS.Timeout | undefined
  /** What members were told of each conversation. */
  told: LastTold
}

const openHere = new WeakMap<Stores, OpenHere>()

function openAt(stores: Stores): OpenHere {
  let here = openHere.get(stores)
  if (!here) {
    here = {
      me: newId(),
      counts: new Map(),
      beats: new Map(),
      timer: undefined,
      told: new LastTold(toldEveryMs),
    }
    openHere.set(stores, here)
  }
  return here
}

/** Who of an agent's visitors is there: those whose conversation is open in a page, at whichever server. */
export function createVisits(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { stores, now, log } = deps
  const visits = (region: Region) => visitsOf(stores, region)
  const servers = (region: Region): DocStore<VisitServerDoc> => stores[region].collection('visitServers')
  const { conversations } = createConversationRepository(stores)
  const announce = createAnnounce(deps)
  const here = openAt(stores)
  const keyOf = (region: Region, conversationId: string) => `${region}:${conversationId}`

  async function beat(region: Region): Promise<void> {
    here.beats.set(region, now())
    await servers(region).updateOne({ _id: here.me }, { $set: { at: now() } }, { upsert: true })
  }

  /** Says again and again that this server is there, as long as it has visitors. */
  function keepBeating(): void {
    here.timer ??= setInterval(() => {
      const regions = new Set([...here.counts.keys()].map((key) => key.slice(0, 2) as Region))
      if (regions.size === 0) {
        clearInterval(here.timer)
        here.timer = undefined
      }
      for (const region of regions) {
        beat(region).catch((err: unknown) => log.warn({ err }, 'live.visits_not_kept'))
      }
    }, beatMs).unref()
  }

  /** Pages that were open at servers that are gone, to be forgotten. */
  async function gonePages(region: Region, _id: string): Promise<Record<`pages.${string}`, true>> {
    const found = await visits(region).findOne({ _id })
    const elsewhere = Object.keys(found?.pages ?? {}).filter((server) => server !== here.me)
    const beats = await beatsOf(region, elsewhere)
    const there = new Set(beats.filter(({ at }) => at > now() - serverGoneMs).map((server) => server._id))
    return Object.fromEntries(
      elsewhere.filter((server) => !there.has(server)).map((server) => [`pages.${server}`, true]),
    )
  }

  /** Writes down whether a page is open here, as it is by then: comings and goings of one conversation take turns. */
  function keep({ region, agentId, conversationId: _id }: Visited): Promise<void> {
    return signalOf(stores).inTurn(`visit ${keyOf(region, _id)}`, async () => {
      const page = `pages.${here.me}`
      const seen = { agentId, seenAt: now() }
      if (here.counts.has(keyOf(region, _id))) {
        if (now() - (here.beats.get(region) ?? 0) >= beatMs) await beat(region)
        const gone = await gonePages(region, _id)
        const $set = { ...seen, [page]: now() }
        const update = Object.keys(gone).length > 0 ? { $set, $unset: gone } : { $set }
        await visits(region).updateOne({ _id }, update, { upsert: true })
      } else {
        // What was removed with its conversation stays so.
        await visits(region).updateOne({ _id }, { $set: seen, $unset: { [page]: true as const } })
      }
    })
  }

  /** When servers last said that they are there, in Unix milliseconds. */
  async function beatsOf(region: Region, ids: string[]): Promise<VisitServerDoc[]> {
    if (ids.length === 0) return []
    return servers(region)
      .find({ _id: { $in: ids } })
      .toArray()
  }

  /** Whether a visitor is there, and when they last were, in Unix milliseconds; 0 for never. */
  async function presenceOf(
    region: Region,
    conversationId: string,
  ): Promise<{ isHere: boolean; seenAt: number }> {
    if (here.counts.has(keyOf(region, conversationId))) return { isHere: true, seenAt: now() }
    const found = await visits(region).findOne({ _id: conversationId })
    if (!found) return { isHere: false, seenAt: 0 }
    const { askedAt = 0 } = found
    if (askedAt > now() - askingMs) return { isHere: true, seenAt: now() }
    const elsewhere = Object.keys(found.pages ?? {}).filter((server) => server !== here.me)
    const beats = await beatsOf(region, elsewhere)
    const lastBeat = Math.max(0, ...beats.map(({ at }) => at))
    if (lastBeat > now() - serverGoneMs) return { isHere: true, seenAt: now() }
    return { isHere: false, seenAt: Math.max(found.seenAt, askedAt, lastBeat) }
  }

  /**
   * Tells members, where one of them answers or is waited for: of others' comings and goings nobody is told, and of
   * who opens and closes again and again seldom.
   */
  function tell({ region, conversationId }: Visited, online: boolean): Promise<void> {
    return here.told.change(keyOf(region, conversationId), online, async (now) => {
      const held = await conversations(region).findOne({ _id: conversationId })
      if (held?.handledBy === 'member') await announce.visit(region, held, now)
    })
  }

  return {
    presenceOf,

    /** A page was opened; the answer says that it was closed. Members are told of the first and the last. */
    async arrive(visited: Visited): Promise<() => Promise<void>> {
      const { region, conversationId } = visited
      const key = keyOf(region, conversationId)
      const before = here.counts.get(key) ?? 0
      here.counts.set(key, before + 1)
      keepBeating()
      const leave = async () => {
        const left = (here.counts.get(key) ?? 1) - 1
        if (left > 0) return void here.counts.set(key, left)
        here.counts.delete(key)
        try {
          await keep(visited)
          if (!(await presenceOf(region, conversationId)).isHere) await tell(visited, false)
        } catch (err) {
          // They are taken for gone once this server is, or they come back.
          log.warn({ err }, 'live.visit_not_kept')
        }
      }
      if (before > 0) return leave
      try {
        await keep(visited)
        await tell(visited, true)
      } catch (err) {
        await leave()
        throw err
      }
      return leave
    },

    /** A page without a stream asks for what is new; true where its visitor was not there before. */
    async ask(visited: Visited): Promise<boolean> {
      const { region, agentId, conversationId: _id } = visited
      const { askedAt = 0 } = (await visits(region).findOne({ _id })) ?? {}
      if (askedAt > now() - askedMs) return false
      const { isHere } = await presenceOf(region, _id)
      const seen = { agentId, seenAt: now(), askedAt: now() }
      await visits(region).updateOne({ _id }, { $set: seen, $setOnInsert: { pages: {} } }, { upsert: true })
      if (!isHere) await tell(visited, true)
      return !isHere
    },
  }
}
