import { setTimeout as later } from 'node:timers'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { greetingOf } from '#mocks/contracts/onboarding/greeting.ts'
import { createTrial, sendTrialQuestion } from '#mocks/contracts/public/trial.contract.ts'
import {
  pageRefusal,
  placeRefusal,
  questionsUsed,
  siteUnreadable,
  trialsFull,
} from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { HttpError, notFound, refuse, refused } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import type { KnowledgeSource } from '../../knowledge-index/knowledge-index.ts'
import { toSearchQuery } from '../../knowledge-index/search-query.ts'
import { offeredQuestions } from '../../onboarding/offered-questions.ts'
import { languageTag } from '../../onboarding/personalise.ts'
import { presentProgress } from '../../onboarding/present-progress.ts'
import { toBlocks } from '../../providers/responder/answer-blocks.ts'
import type { AnswerDone, ResponderRequest } from '../../providers/responder/responder.ts'
import { SiteReadError } from '../../providers/site-reader/site-read-error.ts'
import type { SiteRead } from '../../providers/site-reader/site-reader.ts'
import { newId, newToken } from '../../shared/secrets.ts'
import { createTrialRepository, type TrialDoc } from './trial.repository.ts'

/** All visitors of the landing page together are one reader among others. */
const owner = 'trials'
const patienceMs = 30_000
const lifetimeMs = trialLimits.minutes * 60 * 1000
/** Longest text kept of one website, in characters. */
const mostText = 300_000

/** Trying the product on one's own website, without an account. */
export function trialRoutes(deps: Deps): Operation[] {
  const trials = createTrialRepository(deps)

  async function read(
    website: string,
    options: Parameters<typeof deps.siteReader.read>[1],
  ): Promise<SiteRead> {
    try {
      return await deps.siteReader.read(website, {
        ...options,
        owner,
        patienceMs,
        maxMs: trialLimits.seconds * 1000,
        maxPages: trialLimits.pages,
      })
    } catch (error) {
      if (!(error instanceof SiteReadError)) throw error
      throw refused(error.reason === 'busy' ? trialsFull : siteUnreadable(error.message))
    }
  }

  function sourceOf(region: Region, trial: TrialDoc): KnowledgeSource {
    const agentId = `trial:${region}:${trial._id}`
    return {
      agentId,
      revision: '1',
      maxChunkSize: agentDefaults.vgOptions.maxChunkSize,
      async load() {
        forgetLater(agentId, trial)
        return toDocs(await trials.pagesOf(region, trial))
      },
    }
  }

  /** Memory keeps a trial no longer than the store does, whichever process reads it into its own. */
  function forgetLater(agentId: string, trial: TrialDoc): void {
    later(() => deps.knowledge.forget(agentId), Math.max(0, trial.expiresAt - deps.now())).unref()
  }

  return [
    implement(createTrial, async ({ params: { region }, body, request, emit, signal }) => {
      refuse(pageRefusal(request))
      refuse(placeRefusal(await trials.alive(region), await trials.ofToday(region)))
      const site = await read(body.website, {
        signal,
        onProgress: (progress) => emit(presentProgress(progress)),
      })
      const pages = withinBounds(site.pages)
      if (pages.length === 0) throw refused(siteUnreadable(new SiteReadError('nothing-readable').message))
      const lang = languageTag(site.lang) ?? 'en'
      const docs = toDocs(pages)
      const suggestions = await offeredQuestions(deps, docs, lang, signal)
      // Whoever closed the tab meanwhile leaves nothing.
      signal.throwIfAborted()
      // What could not be read takes nothing from those who come after.
      await trials.countToday(region)
      const trialId = newToken()
      const expiresAt = deps.now() + lifetimeMs
      await trials.add(
        region,
        trialId,
        { name: site.name, lang, expiresAt },
        { website: body.website, site: { ...site, pages }, isWhole: isWhole(site, pages) },
      )
      return ok({
        trialId,
        website: site.url,
        name: site.name,
        description: site.description,
        lang,
        words: widgetWords(lang),
        greeting: greetingOf(site.name, lang),
        colors: site.colors,
        logo: site.logo?.dataUrl ?? site.favicon?.dataUrl ?? null,
        suggestions,
        pages: pages.map(({ url, title }) => ({ url, title })),
        questionsLeft: trialLimits.questions,
        expiresAt: Math.floor(expiresAt / 1000),
      })
    }),

    implement(sendTrialQuestion, async ({ params: { region }, body, request, signal }) => {
      refuse(pageRefusal(request))
      const trial = await trials.find(region, body.trialId)
      if (!trial) throw notFound()
      const asked = await trials.takeQuestion(region, trial, trialLimits.questions)
      if (asked === null) throw refused(questionsUsed)
      const history = body.before ? [{ role: 'user' as const, content: body.before }] : []
      const passages = await deps.knowledge.search({
        ...sourceOf(region, trial),
        query: toSearchQuery(body.text, history),
        topChunks: agentDefaults.vg_kbTopChunks,
      })
      const { text, sources, known } = await answerOf(deps, {
        agent: {
          title: trial.name,
          systemPrompt: '',
          model: agentDefaults.vg_defaultModel,
          temperature: 0,
          maxTokens: 500,
          lang: trial.lang,
        },
        history,
        text: body.text,
        passages,
        signal,
      })
      const message = {
        id: newId(),
        role: 'assistant' as const,
        blocks: toBlocks(text),
        sources,
        known,
        ts: unixNow(deps),
      }
      return ok({ message, questionsLeft: trialLimits.questions - asked })
    }),
  ]
}

/** No model is asked for strangers: the pages answer in their own words. */
async function answerOf(deps: Deps, request: ResponderRequest): Promise<AnswerDone> {
  for await (const event of deps.localResponder.reply(request)) if (event.type === 'done') return event
  throw new HttpError(500)
}

/** Nothing was left out for the bounds of trials. */
function isWhole({ cutShort, pages: read }: SiteRead, kept: SiteRead['pages']): boolean {
  const textOf = (pages: SiteRead['pages']) => pages.reduce((sum, { text }) => sum + text.length, 0)
  return !cutShort && read.length < trialLimits.pages && textOf(read) === textOf(kept)
}

function withinBounds(pages: SiteRead['pages']): SiteRead['pages'] {
  let left = mostText
  return pages.flatMap((page) => {
    const text = page.text.slice(0, left)
    left -= text.length
    return text === '' ? [] : [{ ...page, text }]
  })
}

function toDocs(pages: SiteRead['pages']) {
  return pages.map(({ title, url, text }, index) => ({
    ID: String(index),
    name: title || url,
    url,
    content: text,
  }))
}
