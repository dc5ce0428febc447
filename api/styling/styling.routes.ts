import { milliCreditsOf } from '#mocks/contracts/billing/prices.ts'
import { bucketOf, type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { formatReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import { nothingWritten, patchBetween } from '#mocks/contracts/styling/style-wish.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { createReceipts } from '../analytics/receipts.ts'
import { cleanCss, compareCss } from '../css/read-css.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { StyledAgent, WrittenCss } from '../providers/css-writer/css-writer.ts'
import { ModelError } from '../providers/openai/model-error.ts'

/** The styling assistant. */
export function stylingRoutes(deps: Pick<Deps, 'stores' | 'cssWriter' | 'now'>): Operation[] {
  const repository = createAgentRepository(deps.stores)
  const receipts = createReceipts(deps)

  /** Writes what a model used, or that it failed. Without a model nothing is used. */
  async function pay({ region, agent }: Placed, { spent, failure, began }: Paid): Promise<void> {
    const modelId = spent?.modelId ?? deps.cssWriter.modelId
    if (modelId === undefined) return
    const tokens = { promptTokens: spent?.promptTokens ?? 0, completionTokens: spent?.completionTokens ?? 0 }
    await receipts.writeUse(region, {
      ...{ agentId: agent.ID, workspaceId: agent.ownerID, conversationId: '', channel: 'test' },
      ...{ featureKey: 'styling', modelId, tokens, amount: '', failure },
      cost: milliCreditsOf(modelId, tokens),
      milliseconds: Math.round(performance.now() - began),
    })
  }

  return [
    implement(createCss, async (call) => {
      const { messages, currentCSS, userData, agentID, bucket } = call.body
      const candidates = await Promise.all(
        regionsOf(bucket).map(async (region) => ({ region, agent: await repository.find(region, agentID) })),
      )
      const found = candidates.flatMap(({ region, agent }) =>
        agent?.ownerID === userData.uid ? [{ region, agent }] : [],
      )
      const placed = firstAllowed(found, call.authorise)
      const { agent: subject } = placed
      const began = performance.now()
      try {
        const { signal } = call
        const agent = lookOf(subject)
        // Whoever writes reads it, so it is made safe first.
        const { css: currentCss } = await cleanCss(currentCSS, subject.ownerID)
        const written = await deps.cssWriter.write({
          agent,
          messages,
          currentCss,
          owner: subject.ownerID,
          signal,
        })
        await pay(placed, { spent: written.spent, failure: '', began })
        return ok(await toReply(written, { typed: currentCSS, clean: currentCss, owner: subject.ownerID }))
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        call.log.warn({ code: error.code }, 'styling.css.failed')
        await pay(placed, { failure: error.code, began })
        return ok({
          success: false,
          response: cssApology,
          error: cssFailure,
          ...nothingWritten,
        })
      }
    }),
  ]
}

/** An agent, and the region it is in. */
interface Placed {
  region: Region
  agent: AgentDoc
}

/** A turn of the assistant, as its receipt tells it. */
interface Paid {
  spent?: WrittenCss['spent']
  /** '' where it did not fail. */
  failure: string
  /** Monotonic milliseconds. */
  began: number
}

/** Where an agent may be: in the bucket's region, or, with a bucket that names none, in either. */
function regionsOf(bucket: string): readonly Region[] {
  const named = regions.filter((region) => bucketOf(region) === bucket)
  return named.length > 0 ? named : regions
}

/** The first agent the caller may style: somebody else may hold the same ids in the other region. */
function firstAllowed(
  found: readonly Placed[],
  authorise: (agent: AgentDoc, region: Region) => void,
): Placed {
  let refusal: unknown
  for (const placed of found) {
    try {
      authorise(placed.agent, placed.region)
      return placed
    } catch (error) {
      refusal ??= error
    }
  }
  throw refusal ?? notFound()
}

function lookOf({ theme, customThemeJSONString }: AgentDoc): StyledAgent {
  const parsed = customThemeJSONString ? parseThemeJson(customThemeJSONString) : null
  return { mode: theme === 'blue-dark' ? 'dark' : 'light', theme: parsed?.ok ? parsed.theme : defaultTheme }
}

/** What the editor holds: as it is, and as it would be kept. */
interface CurrentCss {
  typed: string
  clean: string
  /** The workspace whose it is. */
  owner: string
}

/** What was written, cleaned of everything a widget's style sheet must not hold, as what is new in it. */
async function toReply({ words, css, wishes, unknown }: WrittenCss, current: CurrentCss) {
  const cleaned = css === null ? { css: '', removed: [] } : await cleanCss(css, current.owner)
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
