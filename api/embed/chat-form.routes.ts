import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { noChatFormWords, sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import type { ChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { chatFormAnswers, chatFormOf } from '#mocks/contracts/leads/chat-form.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createLeadCapture } from '../leads/capture-lead.ts'
import { createLeadBudgets } from '../leads/lead-budgets.ts'
import { writtenPhone } from '../leads/lead-details.ts'
import { createOwnColumns } from '../leads/own-columns.ts'
import { askedBy } from './chat-form.presenter.ts'
import type { PublishedAgents } from './published-agents.ts'

/** What visitors say of themselves before they write. */
export function chatFormRoutes(
  deps: Pick<Deps, 'stores' | 'now' | 'log'>,
  published: PublishedAgents,
): Operation[] {
  const captureLead = createLeadCapture(deps)
  const budgets = createLeadBudgets(deps)
  const withColumns = createOwnColumns(deps.stores)
  const { versions } = createAgentRepository(deps.stores)

  /**
   * What was asked in a version. Of one that is not there any more only the details are taken, which nothing else can be
   * meant by.
   */
  async function askedIn(
    { region, agentId }: { region: Region; agentId: string },
    version: number | undefined,
    today: Agent,
  ): Promise<ChatForm> {
    const asked = askedBy(today)
    if (version === undefined || version === today.publishedVersion) return asked
    const shown = await versions(region).findOne({ _id: `${agentId}:${version}`, kind: 'published' })
    if (shown) return askedBy(shown.agent)
    return { fields: asked.fields.filter(({ kind }) => kind !== 'own'), consent: '' }
  }

  return [
    implement(sendChatForm, async ({ params, body, principal, request, authorise }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      const { agent } = found
      const asked = await askedIn(params, body.version, agent)
      const form = chatFormOf(asked, agent.lang)
      if (!form) throw new HttpError(403, { message: noChatFormWords })
      const taken = takeForm(form, body.values)
      if ('refusal' in taken) throw refused(taken.refusal)
      const { details, fields } = chatFormAnswers(asked, taken.values)
      const retryAfter = await budgets.takeOfAddress(region, agentId, request.ip)
      if (retryAfter > 0) throw new HttpError(429, { retryAfter })
      const { phone } = details
      const home = { lang: agent.lang, country: request.country ?? undefined }
      await captureLead({
        region,
        agent,
        conversationId: principal.conversationId,
        channel: 'widget',
        address: request.ip,
        source: 'form',
        details: { ...details, ...(phone && { phone: writtenPhone(phone, home) }) },
        fields: await withColumns(region, agentId, fields),
        consent: asked.consent,
      })
      return ok({})
    }),
  ]
}
