import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import {
  emailDomainProblem,
  listedEmailRecords,
  parseEmailDomain,
  refuseEmailDomain,
} from '#mocks/contracts/agency/email/email-rules.ts'
import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createEmailDomainService } from '../email-domain/email-domain.service.ts'
import { emailDomainJobKind, watchRequest } from '../email-domain/email-domain-job.ts'
import { invalid, notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'

/** The domain an agency sends from (spec 2 §7.1). */
export function emailDomainRoutes(deps: Deps): Operation[] {
  const service = createEmailDomainService(deps)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function assertWhiteLabel(region: Region, workspaceId: string): Promise<void> {
    const workspace = await workspaces.find(region, workspaceId)
    if (!workspace) throw notFound()
    refuse(refuseWithoutWhiteLabel(workspace, deps.now()))
  }

  async function load(
    { region, domain: id }: { region: Region; domain: string },
    authorise: (subject: { workspaceId: string }) => void,
  ) {
    const doc = await service.find(region, id)
    if (!doc) throw notFound()
    authorise({ workspaceId: doc._id })
    return doc
  }

  return [
    implement(createEmailDomain, async ({ params, body, authorise, log }) => {
      const { agencyId, userId } = body
      authorise({ workspaceId: agencyId })
      // An agency is its workspace's: whoever names another owner means another agency.
      if (userId !== agencyId) throw notFound()
      await assertWhiteLabel(params.region, agencyId)
      refuse(refuseEmailDomain(params.domain, [deps.config.rootDomain, ...deps.config.mainHosts]))
      const domain = parseEmailDomain(params.domain)!
      if (parseEmailDomain(body.domain) !== domain) {
        throw invalid({ domain: emailDomainProblem('', [])! })
      }
      const { ID, records } = await service.add(params.region, agencyId, domain)
      log.info({ workspace: agencyId, domain }, 'agency.email_domain.added')
      return ok({ success: true as const, data: { id: ID, records: listedEmailRecords(records) } })
    }),

    implement(getEmailDomain, async ({ params, authorise }) => {
      const doc = await service.refresh(params.region, await load(params, authorise))
      if (!doc) throw notFound()
      return ok({
        success: true as const,
        data: { status: doc.status, records: listedEmailRecords(doc.records) },
      })
    }),

    implement(verifyEmailDomain, async ({ params, authorise }) => {
      const { region } = params
      const doc = await load(params, authorise)
      await assertWhiteLabel(region, doc._id)
      if (!(await service.verify(region, doc))) throw notFound()
      await deps.jobs.ask(region, watchRequest(doc, deps.now() + 60_000))
      return ok({ success: true as const })
    }),

    implement(removeEmailDomain, async ({ params, authorise, log }) => {
      const doc = await load(params, authorise)
      await service.remove(params.region, doc)
      await deps.jobs.cancel(params.region, { kind: emailDomainJobKind, key: doc.ID })
      log.info({ workspace: doc._id, domain: doc.domain }, 'agency.email_domain.deleted')
      return ok({ success: true as const })
    }),
  ]
}
