import { milliCreditsOf } from '#mocks/contracts/billing/prices.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { CssAnswer, CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import { formatReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { nothingWritten, patchBetween } from '#mocks/contracts/styling/style-wish.ts'
import { createReceipts } from '../analytics/receipts.ts'
import { cleanCss, compareCss } from '../css/read-css.ts'
import type { Deps } from '../deps.ts'
import type { StyledAgent, WrittenCss } from '../providers/css-writer/css-writer.ts'
import { ModelError } from '../providers/openai/model-error.ts'

/** One request to the styling assistant. */
export interface CssTurn {
  region: Region
  /** Whose CSS it is. */
  workspaceId: string
  /** The agent whose widget is styled; '' for a dashboard. */
  agentId: string
  surface: Surface
  /** How it looks without the CSS. */
  look: StyledAgent
  messages: readonly CssMessage[]
  /** What the editor holds. */
  currentCSS: string
  signal: AbortSignal
  log: { warn: (facts: object, message: string) => void }
}

/** Answers requests to the styling assistant, about whatever is styled. */
export function createCssTurns(deps: Pick<Deps, 'stores' | 'cssWriter' | 'now'>) {
  const receipts = createReceipts(deps)

  /** Writes what a model used, or that it failed. Without a model nothing is used. */
  async function pay(
    { region, agentId, workspaceId }: CssTurn,
    { spent, failure, began }: Paid,
  ): Promise<void> {
    const modelId = spent?.modelId ?? deps.cssWriter.modelId
    if (modelId === undefined) return
    const tokens = { promptTokens: spent?.promptTokens ?? 0, completionTokens: spent?.completionTokens ?? 0 }
    await receipts.writeUse(region, {
      ...{ agentId, workspaceId, conversationId: '', channel: 'test' },
      ...{ featureKey: 'styling', modelId, tokens, amount: '', failure },
      cost: milliCreditsOf(modelId, tokens),
      milliseconds: Math.round(performance.now() - began),
    })
  }

  return {
    /** Has CSS written, and makes it safe. */
    async answer(turn: CssTurn): Promise<CssAnswer> {
      const { workspaceId: owner, look: agent, surface, messages, currentCSS, signal, log } = turn
      const began = performance.now()
      try {
        // Whoever writes reads it, so it is made safe first.
        const { css: currentCss } = await cleanCss(currentCSS, owner, surface)
        const written = await deps.cssWriter.write({ agent, surface, messages, currentCss, owner, signal })
        await pay(turn, { spent: written.spent, failure: '', began })
        return await toReply(written, { typed: currentCSS, clean: currentCss, owner, surface })
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        log.warn({ code: error.code }, 'styling.css.failed')
        await pay(turn, { failure: error.code, began })
        return { success: false, response: cssApology, error: cssFailure, ...nothingWritten }
      }
    },
  }
}

/** A turn of the assistant, as its receipt tells it. */
interface Paid {
  spent?: WrittenCss['spent']
  /** '' where it did not fail. */
  failure: string
  /** Monotonic milliseconds. */
  began: number
}

/** What the editor holds: as it is, and as it would be kept. */
interface CurrentCss {
  typed: string
  clean: string
  /** The workspace whose it is. */
  owner: string
  surface: Surface
}

/** What was written, cleaned of everything a style sheet must not hold, as what is new in it. */
async function toReply({ words, css, wishes, unknown }: WrittenCss, current: CurrentCss): Promise<CssAnswer> {
  const cleaned =
    css === null ? { css: '', removed: [] } : await cleanCss(css, current.owner, current.surface)
  const { removed } = cleaned
  if (!cleaned.css) {
    const said = words || (wishes.length > 0 ? '' : 'I have no CSS for that.')
    const lost = css ? `${said}\n\nNothing of the CSS could be kept.`.trim() : said
    return { success: true, response: lost, patch: null, changes: [], wishes, unknown, error: null, removed }
  }
  const compared = await compareCss(current.clean, cleaned.css, current.owner)
  const changes = compared?.changes ?? []
  const delta = compared?.delta || cleaned.css
  return {
    success: true,
    response: formatReply(words, delta),
    patch: patchBetween(current.typed, cleaned.css),
    changes,
    wishes,
    unknown,
    error: null,
    removed,
  }
}
