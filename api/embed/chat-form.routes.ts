import { takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { noChatFormWords, sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { chatFormAnswers, chatFormOf } from '#mocks/contracts/leads/chat-form.ts'
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

  return [
    implement(sendChatForm, async ({ params, body, principal, request, authorise }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      const { agent } = found
      const asked = askedBy(agent)
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
