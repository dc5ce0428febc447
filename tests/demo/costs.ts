import { createFigureMarks } from '#api/analytics/figure-marks.ts'
import { createReceipts, type ReceiptDoc } from '#api/analytics/receipts.ts'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { everyDocument } from '#api/store/every-document.ts'
import { receiptMessage, usedMessage } from '#mocks/contracts/analytics/receipt.schema.ts'
import { milliCreditsOf } from '#mocks/contracts/billing/prices.ts'
import { soundMilliCreditsOf } from '#mocks/contracts/billing/sound-prices.ts'
import type { ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Random } from '../harness/seeded-random.ts'
import type { DemoAgent } from './agents.ts'
import type { Demo } from './people.ts'

/** One answer in so many the model fails to give. */
const failsOneIn = 45
/** One answer in so many is spoken, too. */
const spokenOneIn = 6
/** Why it fails. */
const failures = ['timeout', 'timeout', 'rate-limited', 'unavailable'] as const
/** One answer about an order in so many looks it up; one look-up in so many fails. */
const looksUpOneIn = 3
const lookUpFailsOneIn = 7

/**
 * The demo's server has no model, so that it costs nothing: its receipts are told as those of one that answered the
 * same, with calls that are spoken, and orders it looked up. All else the demo shows was done by calls of browsers.
 */
export async function tellCosts({ app }: Demo, agents: readonly DemoAgent[], random: Random): Promise<void> {
  const modelOf = new Map(
    agents.map(({ id, plan }) => [id, plan.visitors % 2 === 0 ? 'gpt-4o-mini' : 'gpt-4o']),
  )
  const lookUps = new Set(agents.filter(({ plan }) => plan.topic === 'orders').map(({ id }) => id))
  for (const region of regions) {
    const { receipts } = createReceipts(app.deps)
    // Read first: more are added on the way.
    const all: ReceiptDoc[] = []
    for await (const receipt of everyDocument(receipts(region))) all.push(receipt)
    for (const receipt of all) await tell(region, receipt, modelOf.get(receipt.agentId) ?? 'gpt-4o-mini')
  }

  async function tell(region: Region, receipt: ReceiptDoc, modelId: string): Promise<void> {
    const { _id, agentId, workspaceId, conversationId, channel, ts } = receipt
    const { messages } = createConversationRepository(app.deps.stores)
    const { receipts } = createReceipts(app.deps)
    const failed = random.below(failsOneIn) === 0
    const failure = failed ? random.pick(failures) : undefined
    const tokens = failed
      ? { promptTokens: 0, completionTokens: 0 }
      : { promptTokens: 700 + random.below(1400), completionTokens: 40 + random.below(220) }
    const milliseconds = 600 + random.below(1500) + (random.below(12) === 0 ? 4000 : 0)
    const usage = { modelId, ...tokens, milliseconds }
    const message = await messages(region).findOne({ _id })
    if (message?.usage) {
      const calls = !failed && lookUps.has(agentId) && random.below(looksUpOneIn) === 0 && [lookUp(random)]
      await messages(region).updateOne(
        { _id },
        {
          $set: {
            usage: { ...message.usage, ...usage },
            ...(failure && { instead: failure }),
            ...(calls && { calls }),
          },
        },
      )
    }
    await receipts(region).updateOne(
      { _id },
      {
        $set: {
          ...usage,
          milliCredits: milliCreditsOf(modelId, tokens) ?? 0,
          failure: failure ?? '',
          logMessage: receiptMessage({ modelId, failed, priced: true }),
        },
      },
    )
    if (channel === 'widget' && random.below(spokenOneIn) === 0) {
      const characters = 60 + random.below(240)
      await receipts(region).insertOne({
        ...receipt,
        ...{ _id: `spoken~${_id}`, agentId, workspaceId, conversationId, ts, modelId: 'aura-2' },
        ...{ featureKey: 'speech', promptTokens: 0, completionTokens: 0, failure: '' },
        milliCredits: soundMilliCreditsOf('aura-2', { characters }) ?? 0,
        milliseconds: 300 + random.below(700),
        logMessage: usedMessage({
          ...{ featureKey: 'speech', modelId: 'aura-2', failed: false, priced: true },
          amount: `${characters} characters`,
        }),
      })
    }
    await createFigureMarks(app.deps).mark(region, agentId, ts)
  }
}

/** A look-up of an order, as the library's function does one. */
function lookUp(random: Random): ToolCall {
  const order = String(48_000 + random.below(2000))
  const failed = random.below(lookUpFailsOneIn) === 0
  const found = { data: { order, state: random.pick(['packed', 'sent', 'delivered'] as const) } }
  return {
    name: 'find_order',
    arguments: JSON.stringify({ order }),
    result: JSON.stringify(failed ? { error: 'It did not answer in time.' } : found),
    failed,
    milliseconds: failed ? 10_000 : 150 + random.below(900),
  }
}
