import { sendNewSubdomain } from '#mocks/contracts/notifications/new-subdomain.contract.ts'
import type { Deps } from '../deps.ts'
import { createHostRepository } from '../domains/host.repository.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createNewSubdomainNotice } from './new-subdomain.ts'

/** Tells owners of subdomains that are verified (spec 1 §7). */
export function newSubdomainRoutes(deps: Deps): Operation[] {
  const { find } = createHostRepository(deps)
  const tell = createNewSubdomainNotice(deps)
  return [
    implement(sendNewSubdomain, async ({ params: { region }, body, authorise }) => {
      authorise({ workspaceId: body.agency.ID })
      const host = await find(body.domain)
      const isTheirs =
        host?.agencyId === body.agency.ID && host.region === region && host.kind === 'subdomain'
      if (!isTheirs || host.verifiedAt === null) throw notFound()
      await tell(host)
      return ok({ success: true })
    }),
  ]
}
