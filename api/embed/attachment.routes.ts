import { getVisitorAttachment } from '#mocks/contracts/embed/attachment.contract.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createReadAttachment } from '../inbox/attachment.routes.ts'
import type { PublishedAgents } from './published-agents.ts'

/** Files members sent to visitors. */
export function visitorAttachmentRoutes(deps: Deps, published: PublishedAgents): Operation[] {
  const read = createReadAttachment(deps)

  return [
    implement(getVisitorAttachment, async ({ params, principal, authorise }) => {
      const { region, agentId, attachmentId } = params
      authorise({ agentId })
      if (!(await published(region, agentId))) throw notFound()
      const { conversationId } = principal
      return ok(
        await read(
          { region, conversationId, attachmentId },
          (file) => file.agentId === agentId && file.usedBy !== '' && !file.inNote,
        ),
      )
    }),
  ]
}
