import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { appLink } from '../shared/link-origin.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { newAgentMail } from './new-agent-mail.ts'
import { createNoticeRepository } from './notice.repository.ts'

/** Tells owners of new agents (spec 1 §7). */
export function newAgentNoticeRoutes({ stores, mail, config, now }: Deps): Operation[] {
  const agents = createAgentRepository(stores)
  const workspaces = createWorkspaceRepository(stores)
  const notices = createNoticeRepository(stores)
  return [
    implement(sendNewAgent, async ({ params: { region }, body, authorise, log }) => {
      const agent = await agents.find(region, body.agent.ID)
      if (!agent) throw notFound()
      authorise(agent)
      const workspace = await workspaces.find(region, agent.ownerID)
      // Claimed before it is sent: a mail whose fate is unknown is not sent a second time.
      if (!workspace || !(await notices.claim(region, 'new-agent', agent._id, now()))) {
        return ok({ success: true })
      }
      const message = newAgentMail(workspace.email, {
        agent: agent.title,
        workspace: workspace.workspaceName,
        url: appLink(config, `/${region}/agents/${agent._id}/overview`),
      })
      try {
        await mail.send(region, message)
      } catch (error) {
        log.warn({ err: error }, 'notifications.mail_failed')
        throw new HttpError(502)
      }
      return ok({ success: true })
    }),
  ]
}
