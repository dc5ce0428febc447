import type { DayRange } from '#mocks/contracts/analytics/figure-range.ts'
import { secondsOfDays } from '#mocks/contracts/analytics/figure-zone.ts'
import { mostGrouped } from '#mocks/contracts/analytics/question-groups.schema.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository, type MessageDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { EncoderBusyError } from '../encoder/encoder.ts'
import { HttpError } from '../http/http-error.ts'
import { hear } from '../providers/responder/talk/hear.ts'
import { isOnlyDetails, withoutDetails } from '../providers/responder/talk/only-details.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { commonQuestions } from './common-questions.ts'
import { createFigureZones } from './figure-zones.ts'
import { type FoundGroup, groupByMeaning, type MeantQuestion, toldGroup } from './question-clusters.ts'

const longestTold = 300
const batch = 200
/** Groups that are told. */
const mostTold = 100
/** Milliseconds for which groups are told as they were found. */
const freshMs = 60_000
const mostRemembered = 200

/** What visitors asked for, before it is looked up what answers it. */
export interface FoundQuestions {
  /** Questions that were read. */
  read: number
  /** The largest first. */
  groups: FoundGroup[]
}

type Said = Pick<MessageDoc, '_id' | 'conversationId' | 'role' | 'text' | 'known' | 'aside' | 'rating' | 'ts'>

/**
 * Whether a message asks for something: greetings, thanks and details do not, nor what was said as the agent asked how
 * the visitor is reached.
 */
function isQuestion(text: string, aside = false): boolean {
  if (hear(text) || isOnlyDetails(text)) return false
  return !aside || withoutDetails(text) !== text
}

/** What visitors asked in a range of days, questions of one meaning together: the latest thousand of them. */
export function createGroupQuestions({ stores, encoder, now }: Pick<Deps, 'stores' | 'encoder' | 'now'>) {
  const { conversations, messages } = createConversationRepository(stores)
  const zones = createFigureZones(stores)

  /** Questions of visitors, the latest first, with whether they were answered. */
  async function latest(region: Region, agentId: string, range: DayRange) {
    const within = secondsOfDays(await zones.wanted(region, agentId), range)
    const found: Pick<MeantQuestion, 'text' | 'known' | 'disliked'>[] = []
    /** What was said next, by conversation. */
    const answers = new Map<string, Said>()
    let { before } = within
    while (found.length < mostGrouped) {
      const page = await messages(region)
        .find<Said>(
          { agentId, ts: { $gte: within.from, $lt: before } },
          {
            sort: { ts: -1, _id: -1 },
            limit: batch,
            projection: { conversationId: 1, role: 1, text: 1, known: 1, aside: 1, rating: 1, ts: 1 },
          },
        )
        .toArray()
      const oldest = page.at(-1)?.ts ?? 0
      // The next page begins with whole seconds; a page of one second alone is taken as it is.
      const whole = page.filter(({ ts }) => ts > oldest)
      const said = page.length < batch || whole.length === 0 ? page : whole
      const visits = await visitsOf(region, said)
      for (const message of said) {
        const { conversationId, role, text } = message
        if (!visits.has(conversationId)) continue
        if (role === 'assistant') answers.set(conversationId, message)
        if (role !== 'user') continue
        const { known = true, aside, rating } = answers.get(conversationId) ?? {}
        if (!isQuestion(text, aside)) continue
        found.push({ text: cutText(withoutDetails(text), longestTold), known, disliked: rating === 'down' })
      }
      if (page.length < batch) break
      before = said.at(-1)?.ts ?? 0
    }
    return found.slice(0, mostGrouped)
  }

  async function visitsOf(region: Region, said: readonly Said[]): Promise<Set<string>> {
    const ids = [...new Set(said.map(({ conversationId }) => conversationId))]
    const held = await conversations(region)
      .find({ _id: { $in: ids }, channel: 'widget' })
      .toArray()
    return new Set(held.map(({ _id }) => _id))
  }

  async function group(region: Region, agentId: string, range: DayRange): Promise<FoundQuestions> {
    const asked = await latest(region, agentId, range)
    const texts = [...asked.map(({ text }) => text), ...commonQuestions]
    const vectors = await encoder.encode(texts).catch((error: unknown) => {
      if (error instanceof EncoderBusyError) throw new HttpError(429)
      throw error
    })
    const meant = asked.map((question, index) => ({ ...question, vector: vectors[index]! }))
    const groups = await groupByMeaning(meant, vectors.slice(asked.length))
    return { read: asked.length, groups: groups.slice(0, mostTold).map(toldGroup) }
  }

  const cache = createShortCache<FoundQuestions>({ ms: freshMs, size: mostRemembered, now })
  const running = new Map<string, Promise<FoundQuestions | null>>()

  /** Whoever asks for the same at the same moment gets the same, and so does who asks within a minute. */
  return async function groupQuestions(
    region: Region,
    agentId: string,
    range: DayRange,
  ): Promise<FoundQuestions> {
    const key = `${region}:${agentId}:${range.first}:${range.last}`
    const before = running.get(key)
    if (before) return (await before)!
    const mine = Promise.resolve(cache.through(key, () => group(region, agentId, range)))
    running.set(key, mine)
    try {
      return (await mine)!
    } finally {
      running.delete(key)
    }
  }
}
