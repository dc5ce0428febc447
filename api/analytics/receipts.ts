import {
  type FeatureKey,
  type Receipt,
  receiptMessage,
  usedMessage,
} from '#mocks/contracts/analytics/receipt.schema.ts'
import { milliCreditsOf } from '#mocks/contracts/billing/prices.ts'
import { messageId, placeOf, seriesOf } from '#mocks/contracts/conversations/message-place.ts'
import type { CheckAnswer } from '#mocks/contracts/publishing/check.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AnswerUsage } from '../conversations/answer-usage.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { createFigureMarks } from './figure-marks.ts'

/** What one answer cost; `_id` is made from its message's, so that there is one however often it is written. */
export interface ReceiptDoc
  extends Doc,
    Omit<Receipt, 'ID' | 'amount' | 'agentTitle' | 'messageId' | 'question'>,
    Omit<AnswerUsage, 'attempt'> {
  workspaceId: string
  conversationId: string
  /** Thousandths of a credit. */
  milliCredits: number
  /** The answer holds an answer. */
  known: boolean
  /** It answers no question. @default it does */
  aside?: boolean
  /** Why the model failed; '' where it did not. */
  failure: string
  /** Visitors' alone are told in figures about visitors. */
  channel: 'widget' | 'test'
  /** Its conversation is not kept, and this is its first answer. */
  opens?: boolean
  /** Its conversation is not kept. */
  unkept?: boolean
  /** By what its visitor is told from others of the day, where the conversation is not kept. */
  visitor?: string
}

/** A use of a provider that is no answer: a sound, a style sheet. */
export interface ProviderUse extends Paid {
  /** '' where it belongs to no conversation. */
  conversationId: string
  channel: ReceiptDoc['channel']
  featureKey: Parameters<typeof usedMessage>[0]['featureKey']
  /** As its provider names it. */
  modelId: string
  /** Tokens it read and wrote. @default none */
  tokens?: { promptTokens: number; completionTokens: number }
  /** How much of it: '12 s'; '' where tokens tell. */
  amount: string
  /** Thousandths of a credit; null for a model without a price. */
  cost: number | null
  /** Why it failed; '' where it did not. A failure costs nothing. */
  failure: string
  /** How long it took. */
  milliseconds: number
}

/** The message a receipt is for, whose agent it is. */
interface Paid {
  agentId: string
  workspaceId: string
}

/** What each answer cost: recorded once, and nothing is charged yet. */
export function createReceipts(deps: Pick<Deps, 'stores' | 'now'>) {
  const receipts = (region: Region): DocStore<ReceiptDoc> => deps.stores[region].collection('receipts')
  const conversations = (region: Region): DocStore<Doc & { channel: 'widget' | 'test' }> =>
    deps.stores[region].collection('conversations')
  const marks = createFigureMarks(deps)

  return {
    receipts,

    /** Writes the receipt of an answer; of other messages there is none. */
    async write(region: Region, paid: Paid, message: MessageDoc): Promise<void> {
      const { usage, conversationId } = message
      if (!usage) return
      const conversation = await conversations(region).findOne({ _id: conversationId })
      if (!conversation) return
      const _id = usage.attempt > 1 ? `${message._id}~${usage.attempt}` : message._id
      const receipt = receiptOf(_id, paid, message, usage, conversation.channel)
      if (await insertIfAbsent(receipts(region), receipt)) {
        await marks.mark(region, paid.agentId, message.ts)
      }
    },

    /** Writes the receipt of what is no answer. Whoever asks again uses it again. */
    async writeUse(region: Region, use: ProviderUse): Promise<void> {
      const ts = unixNow(deps)
      const receipt = receiptOfUse(`use~${newId()}`, use, ts)
      await marks.during(region, use.agentId, ts, () => receipts(region).insertOne(receipt))
    },

    /** Writes the receipt of an answer that was paid for and is not kept, as a person answers; none where it cost nothing. */
    async writeUnsaid(
      region: Region,
      paid: Paid,
      { channel, conversationId }: Pick<ReceiptDoc, 'channel' | 'conversationId'>,
      message: MessageDoc,
    ): Promise<void> {
      const { usage, ts } = message
      if (!usage || usage.promptTokens + usage.completionTokens === 0) return
      const receipt = receiptOf(`${conversationId}~${newId()}`, paid, message, usage, channel)
      await marks.during(region, paid.agentId, ts, () => receipts(region).insertOne(receipt))
    },

    /** Writes the receipt of an answer to a check, which is in no conversation, once for each id; of one no model gave there is none. */
    async writeCheck(region: Region, paid: Paid, id: string, answer: CheckAnswer): Promise<void> {
      if (answer.modelId === '') return
      const ts = unixNow(deps)
      const receipt = checkReceipt(`check~${id}`, paid, answer, ts)
      await marks.during(region, paid.agentId, ts, () => insertIfAbsent(receipts(region), receipt))
    },

    /** Writes the receipt of an answer whose conversation is not kept: all that is left of it is counted. */
    async writeUnkept(
      region: Region,
      paid: Paid,
      {
        channel,
        conversationId,
        visitor,
      }: Pick<ReceiptDoc, 'channel' | 'conversationId'> & { visitor?: string | undefined },
      message: MessageDoc,
    ): Promise<void> {
      if (!message.usage) return
      const earlier = await receipts(region).findOne({ conversationId })
      const receipt: ReceiptDoc = {
        ...receiptOf(`${conversationId}~${newId()}`, paid, message, message.usage, channel),
        unkept: true,
        ...(visitor !== undefined && { visitor }),
        ...(!earlier && { opens: true }),
      }
      await marks.during(region, paid.agentId, message.ts, () => receipts(region).insertOne(receipt))
    },
  }
}

/** The workspace's own credits are used, no organisation's. */
const ownCredits = { orgId: '', orgName: '', consumedFromOrg: false }

function receiptOf(
  _id: string,
  { agentId, workspaceId }: Paid,
  { conversationId, known, aside, instead, nodes, ts }: MessageDoc,
  { modelId, promptTokens, completionTokens, milliseconds }: AnswerUsage,
  channel: ReceiptDoc['channel'],
): ReceiptDoc {
  const cost = milliCreditsOf(modelId, { promptTokens, completionTokens })
  return {
    _id,
    agentId,
    workspaceId,
    conversationId,
    channel,
    milliCredits: cost ?? 0,
    direction: 'decrease',
    causedBy: 'agent',
    featureKey: featureOf(channel, nodes),
    logMessage: receiptMessage({ modelId, failed: instead !== undefined, priced: cost !== null }),
    promptTokens,
    completionTokens,
    milliseconds,
    modelId,
    known,
    ...(aside && { aside }),
    failure: instead ?? '',
    ts,
    ...ownCredits,
  }
}

function receiptOfUse(
  _id: string,
  { amount, cost, tokens = { promptTokens: 0, completionTokens: 0 }, ...use }: ProviderUse,
  ts: number,
): ReceiptDoc {
  const failed = use.failure !== ''
  return {
    _id,
    ...use,
    ...tokens,
    milliCredits: failed ? 0 : (cost ?? 0),
    direction: 'decrease',
    // What visitors use their agent uses for them; what members try is a feature's.
    causedBy: use.channel === 'widget' ? 'agent' : 'feature',
    logMessage: usedMessage({ ...use, failed, priced: cost !== null, amount }),
    known: !failed,
    ts,
    ...ownCredits,
  }
}

function checkReceipt(
  _id: string,
  { agentId, workspaceId }: Paid,
  { modelId, promptTokens, completionTokens, milliseconds, credits, known }: CheckAnswer,
  ts: number,
): ReceiptDoc {
  const priced = milliCreditsOf(modelId, { promptTokens, completionTokens }) !== null
  return {
    _id,
    agentId,
    workspaceId,
    conversationId: '',
    channel: 'test',
    milliCredits: Math.round(credits * 1000),
    direction: 'decrease',
    causedBy: 'feature',
    featureKey: 'publish-check',
    logMessage: receiptMessage({ modelId, failed: false, priced }),
    promptTokens,
    completionTokens,
    milliseconds,
    modelId,
    known,
    failure: '',
    ts,
    ...ownCredits,
  }
}

function featureOf(channel: ReceiptDoc['channel'], nodes: MessageDoc['nodes']): FeatureKey {
  if (channel === 'test') return 'test-chat'
  return nodes ? 'flow' : 'chat'
}

/** So many messages before an answer are looked through for its question: notices may stand between them. */
const lookedThrough = 6

/** What a receipt is of, as far as it can be read. */
export type Said = Pick<Receipt, 'conversationId' | 'messageId' | 'question'>

/** The message a receipt was written for, and those before it, the latest first, by their ids; null for what is no answer in a conversation. */
export function answerOf({
  _id,
  conversationId,
}: ReceiptDoc): { messageId: string; before: string[] } | null {
  const id = _id.split('~')[0] ?? ''
  const place = placeOf(id)
  if (!(place > 0) || !id.startsWith(`${conversationId}:`)) return null
  const before = Array.from({ length: Math.min(place, lookedThrough) }, (_, back) =>
    messageId(conversationId, place - 1 - back, seriesOf(id)),
  )
  return { messageId: id, before }
}

/** A receipt as its workspace sees it. */
export function presentReceipt(
  { _id, milliCredits, ...doc }: ReceiptDoc,
  agentTitle: string,
  said: Said,
): Receipt {
  const { direction, causedBy, agentId, featureKey, logMessage, promptTokens, completionTokens } = doc
  const { modelId, ts, orgId, orgName, consumedFromOrg } = doc
  return {
    ID: _id,
    amount: milliCredits / 1000,
    direction,
    causedBy,
    agentId,
    agentTitle,
    featureKey,
    ...said,
    logMessage,
    promptTokens,
    completionTokens,
    modelId,
    ts,
    orgId,
    orgName,
    consumedFromOrg,
  }
}
