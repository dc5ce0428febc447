import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository, type MessageDoc } from '../conversations/conversation.repository.ts'
import { withoutDetails } from '../providers/responder/talk/only-details.ts'
import type { Stores } from '../store/store.ts'
import { asksSomething } from './asks-something.ts'
import type { AskedQuestion } from './question-clusters.ts'
import { smashedKeys } from './smashed-keys.ts'

const longestTold = 300
const batch = 200
/** Messages that are looked through, for each question that is wanted, and at least: the rest is what was said in tests. */
const readForEach = 20
const readAtLeast = 2_000

type Said = Pick<MessageDoc, '_id' | 'conversationId' | 'role' | 'text' | 'known' | 'aside' | 'rating' | 'ts'>

/** Reads what visitors asked, the latest first, with whether they were answered. */
export function createLatestQuestions(stores: Stores) {
  const { conversations, messages } = createConversationRepository(stores)

  async function latest(
    region: Region,
    agentId: string,
    within: { from: number; before: number },
    most: number,
  ) {
    const found: AskedQuestion[] = []
    /** What was said next, by conversation. */
    const answers = new Map<string, Said>()
    let { before } = within
    let left = Math.max(readAtLeast, most * readForEach)
    const isSmashed = await smashedKeys()
    while (found.length < most && left > 0) {
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
      left -= page.length
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
        if (!asksSomething(text, aside) || isSmashed(text)) continue
        found.push({ text: cutText(withoutDetails(text), longestTold), known, disliked: rating === 'down' })
      }
      if (page.length < batch) break
      before = said.at(-1)?.ts ?? 0
    }
    return found.slice(0, most)
  }

  async function visitsOf(region: Region, said: readonly Said[]): Promise<Set<string>> {
    const ids = [...new Set(said.map(({ conversationId }) => conversationId))]
    const held = await conversations(region)
      .find<{ _id: string }>({ _id: { $in: ids }, channel: 'widget' }, { projection: { _id: 1 } })
      .toArray()
    return new Set(held.map(({ _id }) => _id))
  }

  return latest
}
