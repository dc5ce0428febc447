import { randomUUID } from 'node:crypto'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import type { Deps } from '../deps.ts'
import { defaultIfKnowsThreshold } from '../knowledge-index/passage.ts'
import { toSearchQuery } from '../knowledge-index/search-query.ts'
import { untilAborted } from '../shared/until-aborted.ts'
import { suggestedQuestions } from './suggest-work.ts'
import type { SuggestMessage } from './suggest-worker.ts'

/**
 * The questions a new agent offers: those its words answer, each asked once more as visitors will ask it, by meaning
 * too. Where that cannot be done, what the words answer is offered.
 */
export async function offeredQuestions(
  { knowledge, log }: Pick<Deps, 'knowledge' | 'log'>,
  docs: SuggestMessage['docs'],
  lang: string,
  signal: AbortSignal,
  suggest: typeof suggestedQuestions = suggestedQuestions,
): Promise<string[]> {
  const questions = await suggest(docs, lang, log)
  if (questions.length === 0) return []
  // The agent is not there yet: nothing of this index is kept.
  const agentId = `offered:${randomUUID()}`
  const source = {
    agentId,
    revision: '1',
    maxChunkSize: agentDefaults.vgOptions.maxChunkSize,
    load: async () => docs.map((doc, index) => ({ ID: String(index), ...doc })),
  }
  try {
    signal.throwIfAborted()
    // Together, they wait for meanings once.
    const asked = questions.map((question) => {
      const query = { ...source, query: toSearchQuery(question), topChunks: agentDefaults.vg_kbTopChunks }
      return knowledge.search(query)
    })
    const found = await untilAborted(Promise.all(asked), signal)
    return questions.filter((_, at) => (found[at]?.[0]?.score ?? 0) >= defaultIfKnowsThreshold)
  } catch (error) {
    signal.throwIfAborted()
    log.error({ err: error }, 'suggestions.not_asked')
    return questions
  } finally {
    knowledge.forget(agentId)
  }
}
