import type { Deps } from '../deps.ts'
import { newSubdomainMail } from '../domains/domain-mail.ts'
import type { HostDoc } from '../domains/host.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createNoticeRepository } from './notice.repository.ts'

/** Tells an owner once that their subdomain is verified (spec 1 §4). A mail that fails is logged, and not sent again. */
export function createNewSubdomainNotice({
  stores,
  mail,
  hosting,
  log,
  now,
}: Pick<Deps, 'stores' | 'mail' | 'hosting' | 'log' | 'now'>) {
  const workspaces = createWorkspaceRepository(stores)
  const notices = createNoticeRepository(stores)
  return async function tellNewSubdomain({ region, agencyId, _id: domain }: HostDoc): Promise<void> {
    const workspace = await workspaces.find(region, agencyId)
    if (!workspace || !(await notices.claimSubdomain(region, agencyId, domain, now()))) return
    try {
      await mail.send(region, newSubdomainMail({ to: workspace.email, domain, url: hosting.url(domain) }))
    } catch (error) {
      log.warn({ err: error }, 'notifications.mail_failed')
    }
  }
}
