import { countTime } from '#mocks/contracts/analytics/histogram.ts'
import { isVisitorSource } from '#mocks/contracts/leads/lead-sources.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '../conversations/conversation.repository.ts'
import { isAtPosition, messageRange } from '../conversations/message-id.ts'
import type { Deps } from '../deps.ts'
import { toldLanguage } from '../knowledge-index/language/detect-language.ts'
import { createLeadRepository, type LeadDoc } from '../leads/lead.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { countName, countSource, type FigureCounts, modelCounts, noCounts, ordered } from './figure-counts.ts'
import { createReceipts, type ReceiptDoc } from './receipts.ts'

/** What a message of an hour is counted by. */
type Told = Pick<
  MessageDoc,
  | '_id'
  | 'conversationId'
  | 'role'
  | 'text'
  | 'sources'
  | 'known'
  | 'aside'
  | 'page'
  | 'rating'
  | 'usage'
  | 'ts'
>

const hourSeconds = 3600
const batch = 200

/**
 * Counts what an agent did in an hour, from what is kept of it alone: counted twice it is the same. With `since`, in
 * Unix seconds, what it did from then on.
 */
export function createCountHour({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { conversations, messages } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const { leads } = createLeadRepository(stores)
  const { receipts } = createReceipts({ stores, now })

  async function conversationsOf(region: Region, ids: readonly string[]): Promise<ConversationDoc[]> {
    const found: ConversationDoc[] = []
    for (let from = 0; from < ids.length; from += batch) {
      const some = ids.slice(from, from + batch)
      found.push(
        ...(await conversations(region)
          .find({ _id: { $in: some } })
          .toArray()),
      )
    }
    return found
  }

  /** Counts when people came in: where a conversation was handed over, and how long its visitor waited. */
  async function countPeople(
    region: Region,
    conversationId: string,
    inHour: (ts: number) => boolean,
    counts: FigureCounts,
  ): Promise<void> {
    const said = await messages(region)
      .find<Pick<MessageDoc, '_id' | 'role' | 'notice' | 'ts'>>(
        { _id: messageRange(conversationId) },
        { sort: { _id: 1 }, projection: { role: 1, notice: 1, ts: 1 } },
      )
      .toArray()
    let waitsSince: number | null = null
    let isWithPerson = false
    for (const { role, notice, ts } of said) {
      const comesToPerson = notice?.kind === 'waiting' || notice?.kind === 'joined' || role === 'member'
      if (comesToPerson && !isWithPerson) {
        isWithPerson = true
        waitsSince = ts
        if (inHour(ts)) counts.handedOver += 1
      }
      if (role === 'member' && waitsSince !== null) {
        if (inHour(ts)) countTime(counts.firstPerson, (ts - waitsSince) * 1000)
        waitsSince = null
      }
      if (notice?.kind === 'handedBack' || notice?.kind === 'closed') {
        isWithPerson = false
        waitsSince = null
      }
    }
  }

  return async function countHour(
    region: Region,
    agentId: string,
    hour: number,
    since = 0,
  ): Promise<FigureCounts & { visitorKeys: string[] }> {
    const from = Math.max(since, hour * hourSeconds)
    const to = (hour + 1) * hourSeconds
    const within = { $gte: from, $lt: to }
    const inHour = (ts: number) => ts >= from && ts < to
    const [said, paid, asked, left] = await Promise.all([
      messages(region)
        .find<Told>(
          { agentId, ts: within },
          { sort: { ts: 1, _id: 1 }, projection: { calls: 0, nodes: 0, choices: 0 } },
        )
        .toArray(),
      receipts(region).find({ agentId, ts: within }).toArray(),
      requests(region).find({ agentId, createdAt: within }).toArray(),
      leads(region)
        .find<Pick<LeadDoc, '_id' | 'source'>>({ agentId, createdAt: within }, { projection: { source: 1 } })
        .toArray(),
    ])
    const held = await conversationsOf(region, [...new Set(said.map((each) => each.conversationId))])
    const visits = new Map(held.filter(({ channel }) => channel === 'widget').map((each) => [each._id, each]))
    const counts = noCounts()
    const visitors = new Set<string>()
    for (const message of said) {
      const conversation = visits.get(message.conversationId)
      if (!conversation) continue
      countMessage(counts, message, conversation)
      if (message.role === 'user' && conversation.visitor) visitors.add(conversation.visitor)
    }
    const withPeople = said.filter(({ role }) => role === 'member' || role === 'notice')
    for (const id of new Set(withPeople.map((each) => each.conversationId))) {
      if (visits.has(id)) await countPeople(region, id, inHour, counts)
    }
    for (const receipt of paid) {
      countReceipt(counts, receipt)
      if (receipt.visitor) visitors.add(receipt.visitor)
    }
    counts.requests = asked.length
    for (const { source } of left) {
      if (!isVisitorSource(source)) continue
      counts.leads += 1
      countName(counts.leadSources, source)
    }
    counts.visitors = visitors.size
    return { ...ordered(counts), visitorKeys: [...visitors].sort() }
  }
}

function countMessage(counts: FigureCounts, message: Told, { country }: ConversationDoc): void {
  const { role, _id, text, page, rating, known, aside, sources, usage } = message
  if (role === 'notice') return
  counts.messages += 1
  if (rating) counts[rating] += 1
  if (role === 'user') {
    counts.asked += 1
    if (page) countName(counts.pages, page)
    if (!isAtPosition(_id, 0)) return
    counts.conversations += 1
    countName(counts.channels, 'widget')
    countName(counts.languages, toldLanguage(text))
    if (country) countName(counts.countries, country)
  }
  if (role !== 'assistant') return
  if (!aside) counts[known ? 'answered' : 'unknown'] += 1
  for (const { title, url } of sources) countSource(counts.sources, { title, url })
  if (usage && isAtPosition(_id, 1)) countTime(counts.firstAnswer, usage.milliseconds)
}

function countReceipt(counts: FigureCounts, receipt: ReceiptDoc): void {
  const { modelId, featureKey, failure, milliCredits, milliseconds, known, aside, channel } = receipt
  const model = modelCounts(counts.models, modelId, featureKey)
  model.answers += 1
  model.promptTokens += receipt.promptTokens
  model.completionTokens += receipt.completionTokens
  model.milliCredits += milliCredits
  countTime(model.took, milliseconds)
  if (failure !== '') {
    model.failed += 1
    countName(counts.failures, failure)
  }
  if (channel !== 'widget') return
  counts.milliCredits += milliCredits
  // All that is left of a conversation that is not kept.
  if (!receipt.unkept) return
  counts.messages += 2
  counts.asked += 1
  if (!aside) counts[known ? 'answered' : 'unknown'] += 1
  if (!receipt.opens) return
  counts.conversations += 1
  countName(counts.channels, 'widget')
  countTime(counts.firstAnswer, milliseconds)
}
