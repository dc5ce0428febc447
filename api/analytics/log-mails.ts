import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { appLink } from '../shared/link-origin.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createLogRepository, type WorkspaceLogDoc } from './log.repository.ts'
import { logMail } from './log-mail.ts'

/** After so many milliseconds a mail the mail server did not take is tried again. */
const againMs = 10 * 60 * 1000
const batch = 20

/** Mails owners of entries written with `withEmail`. Each is claimed before it is sent: none is sent twice. */
export function createLogMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { logs } = createLogRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function mail(region: Region, entry: WorkspaceLogDoc): Promise<void> {
    const { _id, mailAt, workspaceId } = entry
    const { modifiedCount } = await logs(region).updateOne({ _id, mailAt }, { $set: { mailAt: 0 } })
    const workspace = modifiedCount === 1 ? await workspaces.find(region, workspaceId) : null
    if (!workspace) return
    const url = appLink(deps.config, `/${region}/logs?workspace=${workspaceId}`)
    try {
      await deps.mail.send(
        region,
        logMail(workspace.email, entry, { workspace: workspace.workspaceName, url }),
      )
    } catch (error) {
      deps.log.warn({ err: error, workspaceId }, 'analytics.log.mail-failed')
      await logs(region).updateOne({ _id, mailAt: 0 }, { $set: { mailAt: deps.now() + againMs } })
    }
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await logs(region)
          .find({ mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
          .toArray()
        for (const entry of due) await mail(region, entry)
      }
    },
  }
}
