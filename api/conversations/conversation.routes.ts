import {
  getModelTrouble,
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import { toolTests } from '#mocks/contracts/conversations/tool-tests.ts'
import { decide } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createFunctionTools } from '../library/functions/function-tools.ts'
import { messagesFor } from '../providers/responder/openai-responder.ts'
import { newId } from '../shared/secrets.ts'
import { latestFirst, listPage, presentPage } from '../store/list.ts'
import type { AnswerQuestion } from './answer-question.ts'
import { createAnswerRequest } from './answer-request.ts'
import { presentConversation, presentMemberMessage } from './conversation.presenter.ts'
import { createConversationRepository } from './conversation.repository.ts'
import { messagePage } from './message-page.ts'
import { createModelTroubles } from './model-troubles.ts'
import { withPartTool } from './part-tool.ts'

/** Conversations as members see them, and the test chat with the draft. */
export function conversationRoutes(deps: Deps, answerQuestion: AnswerQuestion): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const repository = createConversationRepository(deps.stores)
  const troubles = createModelTroubles(deps)
  const { versionOf } = createAgentRepository(deps.stores)
  const { requestOf, withMeaning } = createAnswerRequest(deps)
  const functionTools = createFunctionTools(deps)

  /** What visitors have of an agent. */
  async function publishedOf(region: Region, agent: AgentDoc) {
    const version = await versionOf(region, agent)
    if (!version) throw notFound()
    return version
  }

  return [
    implement(listConversations, async (call) => {
      const { region, agentId } = call.params
      await loadAgent(call.params, call.authorise)
      const page = await listPage(repository.conversations(region), {
        filter: { agentId },
        order: latestFirst('lastMessageAt'),
        query: call.query,
      })
      return ok(presentPage(page, presentConversation))
    }),

    implement(listMessages, async (call) => {
      const { region, agentId, conversationId } = call.params
      await loadAgent(call.params, call.authorise)
      const conversation = await repository.conversations(region).findOne({ _id: conversationId })
      if (conversation?.agentId !== agentId) throw notFound()
      return ok(await messagePage(deps.stores, region, conversationId, call.query, presentMemberMessage))
    }),

    implement(sendTestMessage, async ({ params, body, principal, request, authorise, emit, signal }) => {
      const { region } = params
      const agent = await loadAgent(params, authorise)
      const { compare } = body
      const conversationId = (!compare && body.conversationId) || newId()
      const asked = compare === 'published' ? (await publishedOf(region, agent)).agent : presentAgent(agent)
      const message = await answerQuestion({
        region,
        agent: compare ? { ...asked, recordChatHistory: false } : asked,
        knowledgeRev: agent.knowledgeRev,
        conversationId,
        channel: 'test',
        text: body.text,
        values: body.values,
        address: request.ip,
        onDelta: (delta) => emit({ delta }),
        onLookingUp: () => emit({ delta: '', lookingUp: true }),
        onNode: (node) => emit({ delta: '', node }),
        once: compare !== undefined,
        callsTools: decide(toolTests.needs, principal, agent, region) === 'allow',
        signal,
      })
      return ok({ conversationId, message: presentMemberMessage(message) })
    }),

    implement(checkPrompt, async ({ params, body, authorise, signal }) => {
      const doc = await loadAgent(params, authorise)
      const agent = { ...presentAgent(doc), ...body.typed }
      const question = { ...params, agent, knowledgeRev: doc.knowledgeRev, text: body.text, signal }
      const request = await withMeaning(question, await requestOf(question, []))
      const tools = withPartTool(await functionTools({ region: params.region, agent }), agent, () => {})
      const fixed = deps.config.openai?.model
      return ok({
        sent: deps.responder.kind !== 'local' && agent.agentPlatform === 'vg',
        model: fixed ?? request.agent.model,
        modelIsFixed: fixed !== undefined,
        temperature: request.agent.temperature,
        maxTokens: request.agent.maxTokens,
        messages: messagesFor({ ...request, tools }),
        tools: tools.offered.map(({ name }) => name),
      })
    }),

    implement(getModelTrouble, async ({ params, authorise }) => {
      const { ID } = await loadAgent(params, authorise)
      // A trouble of a model that is not configured any more troubles nobody.
      const trouble = deps.responder.kind === 'local' ? null : await troubles.read(params.region, ID)
      return ok({ trouble })
    }),
  ]
}
