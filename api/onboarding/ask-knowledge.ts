import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { defaultIfKnowsThreshold } from '../knowledge-index/passage.ts'
import { buildSearchIndex } from '../knowledge-index/search-index.ts'
import type { Asked } from './suggest-questions.ts'

/** Words alone are surer than meaning is of the same: what they hardly answer is refused in use. */
const surelyFrom = defaultIfKnowsThreshold + 0.1

/** Asks documents that no agent has yet, as their agent will be asked. */
export async function askKnowledge(
  docs: readonly { name: string; url: string | null; content: string }[],
): Promise<(question: string) => Promise<Asked>> {
  const index = await buildSearchIndex(
    docs.map((doc, number) => ({ ID: String(number), ...doc })),
    agentDefaults.vgOptions.maxChunkSize,
  )
  return async (question) => {
    const [best] = await index.search(question, 1)
    const probability = best?.score ?? 0
    return { known: probability >= surelyFrom, probability, answer: best?.answer }
  }
}
