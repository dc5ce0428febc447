import type { Question } from '../conversations/question.ts'
import type { Deps } from '../deps.ts'
import { createLeadCapture } from './capture-lead.ts'
import { createLeadRepository } from './lead.repository.ts'
import { leadDetailsIn } from './lead-details.ts'

/** Makes leads of what visitors write, where the agent's owner wants that. */
export function createLeadsOfWords(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { settingsOf } = createLeadRepository(deps.stores)
  const captureLead = createLeadCapture(deps)

  /** @param messageId of the message as it is kept */
  return async function leadsOfWords(question: Question, messageId: string): Promise<void> {
    const { region, agent, conversationId, kept, channel, text, country, address } = question
    if (channel === 'test' || agent.agentPlatform === 'vf') return
    const details = leadDetailsIn(text, { country, lang: agent.lang })
    if (Object.keys(details).length === 0) return
    if (!(await settingsOf(region, agent.ID)).fromWords) return
    await captureLead({
      ...{ region, agent, conversationId, kept, channel, address },
      ...{ source: 'words', details, messageId },
    })
  }
}
