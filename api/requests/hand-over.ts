import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Deps } from '../deps.ts'
import { handoffWords } from './intake.ts'
import { createRequestService, type RequestMessage } from './request.service.ts'

const longest = 300

/** What the button says by which visitors reach a person from the start; '' where there is none. */
export function handoffChoiceOf(
  agent: Pick<Agent, 'agentPlatform' | 'lang' | 'handoffChoice' | 'UIhandoffTitle' | 'UIhandoffSubtitle'>,
): string {
  const { handoffChoice } = { ...handoffDefaults, ...agent }
  if (!handoffChoice || agent.agentPlatform === 'vf') return ''
  return handoffWords(agent, spokenLanguage(agent.lang) ?? 'en').title.slice(0, longest)
}

/** Hands visitors over to the team who did not say so themselves: by a button, or because a model decided it. */
export function createHandOver(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const requests = createRequestService(deps)

  /** What is said about it; '' where a person will answer. Who left details before is not asked for them again. */
  return async function handOver(message: Omit<RequestMessage, 'before' | 'appointments'>): Promise<string> {
    const asked = { ...message, before: '', appointments: false }
    return requests.handOver(asked, { text: '', contact: { name: '', email: '', phone: '' }, goesOn: false })
  }
}
