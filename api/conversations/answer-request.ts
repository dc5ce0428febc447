import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { kbLlmDefaults } from '#mocks/contracts/agents/kb-llm.schema.ts'
import {
  type PromptVariable,
  promptValues,
  resolvePrompt,
  usesVariable,
} from '#mocks/contracts/agents/prompt-variables.ts'
import type { Deps } from '../deps.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import { type SaidTurn, toSearchQuery } from '../knowledge-index/search-query.ts'
import { createModelKeys } from '../library/credentials/model-keys.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { ResponderRequest, WrittenSearch } from '../providers/responder/responder.ts'
import { withoutReach } from '../providers/responder/talk/only-details.ts'
import { fuse } from '../vector-index/fuse.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import type { Question } from './question.ts'

/** Passages of each ranking that are fused. */
const candidates = 20

/** What of a question a responder's request is made of. */
export type RequestSource = Pick<Question, 'region' | 'agent' | 'knowledgeRev' | 'text' | 'page' | 'signal'>

/** A request, and the search a model wrote for it. */
interface SearchedRequest {
  request: ResponderRequest
  /** @default its words were searched */
  written?: WrittenSearch
}

/** Makes what a responder is asked: by the answers themselves, and by whoever looks at what a model would receive. */
export function createAnswerRequest(
  deps: Pick<Deps, 'stores' | 'now' | 'log' | 'config' | 'responder' | 'knowledge' | 'vectors'>,
) {
  const workspaces = createWorkspaceRepository(deps.stores)
  const modelKeys = createModelKeys(deps)

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
    async requestOf(question: RequestSource, history: SaidTurn[]): Promise<ResponderRequest> {
      const { agent, text, signal } = question
      const isFirst = !history.some(({ role }) => role === 'assistant')
      const [systemPrompt, apiKey, passages] = await Promise.all([
        instructions(question, isFirst),
        modelKeys.keyOf(question.region, agent.ownerID),
        deps.knowledge.search({
          ...knowledgeOf(question),
          query: toSearchQuery(withoutReach(text), history),
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
        apiKey,
        signal,
      }
    },

    /**
     * The same question with what a model searches for it (`vg_kb_llm`): a follow-up question of an agent that has its
     * searches written. Where the model fails, what the words found stays.
     */
    async withWrittenSearch(question: RequestSource, request: ResponderRequest): Promise<SearchedRequest> {
      const { vg_kb_llm = kbLlmDefaults } = question.agent
      const { searchMethod, searchPrompt, modelId, temprature, maxTokens } = vg_kb_llm
      const { history, text, signal, agent } = request
      if (searchMethod === 'simple' || history.length === 0 || !deps.responder.writeSearch) return { request }
      try {
        const written = await deps.responder.writeSearch({
          model: modelId || agent.model,
          prompt: searchPrompt,
          temperature: temprature,
          maxTokens,
          history,
          text,
          apiKey: request.apiKey,
          signal,
        })
        const passages = await deps.knowledge.search({
          ...knowledgeOf(question),
          query: written.query,
          topChunks: question.agent.vg_kbTopChunks,
        })
        return { request: { ...request, passages }, written }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        deps.log.warn({ agentId: question.agent.ID, code: error.code }, 'conversations.search.not-written')
        return { request }
      }
    },

    /** The same question with what its words and its meaning find together; `written` is searched in their place. */
    async withMeaning(
      question: RequestSource,
      request: ResponderRequest,
      written?: string,
    ): Promise<ResponderRequest> {
      if (!deps.vectors) return request
      const source = knowledgeOf(question)
      const query = written ?? toSearchQuery(request.text, request.history)
      const most = Math.max(candidates, question.agent.vg_kbTopChunks)
      const byMeaning = await deps.vectors.nearest(source, query, most, request.signal)
      if (byMeaning.length === 0) return request
      const byWords = await deps.knowledge.search({ ...source, query, topChunks: most })
      return { ...request, passages: fuse(byWords, byMeaning, question.agent.vg_kbTopChunks) }
    },
  }
}
