import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import {
  type PromptVariable,
  promptValues,
  resolvePrompt,
  usesVariable,
} from '#mocks/contracts/agents/prompt-variables.ts'
import type { Deps } from '../deps.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import { type Turn, toSearchQuery } from '../knowledge-index/search-query.ts'
import type { ResponderRequest } from '../providers/responder/responder.ts'
import { fuse } from '../vector-index/fuse.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import type { Question } from './question.ts'

/** Passages of each ranking that are fused. */
const candidates = 20

/** What of a question a responder's request is made of. */
export type RequestSource = Pick<Question, 'region' | 'agent' | 'knowledgeRev' | 'text' | 'page' | 'signal'>

/** Makes what a responder is asked: by the answers themselves, and by whoever looks at what a model would receive. */
export function createAnswerRequest(deps: Pick<Deps, 'stores' | 'now' | 'knowledge' | 'vectors'>) {
  const workspaces = createWorkspaceRepository(deps.stores)

  function knowledgeOf({ region, agent, knowledgeRev }: RequestSource) {
    return agentKnowledge(deps.stores, region, agent, knowledgeRev)
  }

  /** The agent's instructions, resolved; those for the beginning count while nothing was answered yet. */
  async function instructions({ region, agent, page }: RequestSource, isFirst: boolean): Promise<string> {
    const opening = isFirst ? agent.vg_initPrompt.trim() : ''
    const prompt = [agent.vg_systemPrompt, opening].filter(Boolean).join('\n\n')
    const owner = usesVariable(prompt, 'company') ? await workspaces.find(region, agent.ownerID) : null
    return resolvePrompt(prompt, {
      company: owner?.workspaceName ?? '',
      agent: agent.title,
      language: agent.lang,
      now: deps.now(),
      page,
    })
  }

  /** What the variables of prompts become for a question. */
  async function factsOf({ region, agent, page }: RequestSource): Promise<Record<PromptVariable, string>> {
    const owner = await workspaces.find(region, agent.ownerID)
    const { title, lang: language } = agent
    return promptValues({
      company: owner?.workspaceName ?? '',
      agent: title,
      language,
      now: deps.now(),
      page,
    })
  }

  return {
    factsOf,

    /** A question with what its words find in the knowledge. */
    async requestOf(question: RequestSource, history: Turn[]): Promise<ResponderRequest> {
      const { agent, text, signal } = question
      const isFirst = !history.some(({ role }) => role === 'assistant')
      const [systemPrompt, passages] = await Promise.all([
        instructions(question, isFirst),
        deps.knowledge.search({
          ...knowledgeOf(question),
          query: toSearchQuery(text, history),
          topChunks: agent.vg_kbTopChunks,
        }),
      ])
      return {
        page: agent.listenForUrlChanges ? question.page : undefined,
        agent: {
          title: agent.title,
          systemPrompt,
          model: agent.vg_defaultModel || agentDefaults.vg_defaultModel,
          temperature: agent.vg_temperature,
          maxTokens: agent.vg_maxTokens,
          lang: agent.lang,
          ifKnowsThreshold: agent.ifKnowsThreshold,
        },
        history,
        text,
        passages,
        signal,
      }
    },

    /** The same question with what its words and its meaning find together. */
    async withMeaning(question: RequestSource, request: ResponderRequest): Promise<ResponderRequest> {
      if (!deps.vectors) return request
      const source = knowledgeOf(question)
      const query = toSearchQuery(request.text, request.history)
      const most = Math.max(candidates, question.agent.vg_kbTopChunks)
      const byMeaning = await deps.vectors.nearest(source, query, most, request.signal)
      if (byMeaning.length === 0) return request
      const byWords = await deps.knowledge.search({ ...source, query, topChunks: most })
      return { ...request, passages: fuse(byWords, byMeaning, question.agent.vg_kbTopChunks) }
    },
  }
}
