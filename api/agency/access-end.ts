import { whiteLabelOffer } from '#mocks/contracts/agency/white-label.ts'
import { hostGraceDays, hostsShownUntil } from '#mocks/contracts/agency/white-label-trial.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { createNoticeRepository } from '../notifications/notice.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import { createWorkspaceRepository, type WorkspaceDoc } from '../workspaces/workspace.repository.ts'
import { accessEndedMail, hostsEndingMail } from './access-end-mail.ts'
import { type AgencyDoc, createAgencyRepository } from './agency.repository.ts'

const daySeconds = 24 * 60 * 60
/** Seconds before hosts and mails show nobody from which their owner is told so. */
const warnedBefore = daySeconds
/** Days after that in which an owner is still told whom a server that was off did not tell. */
const lateDays = 3

const tellKind = 'agency.accessEnd.tell'

/** `ended`: white-label access is over; `hosts`: hosts and mails show nobody soon, or since a while. */
type AccessEndNews = 'ended' | 'hosts'

/** Tells owners of agencies that white-label access is over, and when their hosts and mails show nobody: once each. */
export function createAccessEnds(deps: Pick<Deps, 'stores' | 'now'>) {
  const { stores, now } = deps
  const { workspaces } = createWorkspaceRepository(stores)
  const agencies = createAgencyRepository(deps)
  const notices = createNoticeRepository(stores)
  const askForJob = createAskForJob(deps)

  async function lookAfter(region: Region, workspace: WorkspaceDoc): Promise<void> {
    const { _id: workspaceId, internal } = workspace
    const { whitelabelTrialEndsAt: end } = internal
    const until = hostsShownUntil(workspace, now())
    if (end === null || until === null) return
    const agency = await agencies.find(region, workspaceId)
    if (!agency || (agency.name.trim() === '' && hostsOf(agency).length === 0)) return
    const news: AccessEndNews = unixNow(deps) < until - warnedBefore ? 'ended' : 'hosts'
    if (await notices.hasAccessEnd(region, workspaceId, end, news)) return
    // Until it is sent: of the same there is one job, however often it is asked for.
    const key = `${news} ${workspaceId} ${end}`
    await askForJob(region, { kind: tellKind, key, workspaceId, payload: { news, end } })
  }

  return {
    async round(): Promise<void> {
      const at = unixNow(deps)
      const ended = { $gt: at - (hostGraceDays + lateDays) * daySeconds, $lte: at }
      const where = { deletedAt: null, 'internal.whitelabelTrialEndsAt': ended }
      for (const region of regions) {
        for await (const doc of everyDocument(workspaces(region), where)) await lookAfter(region, doc)
      }
    },
  }
}

/** Writes to them. */
export function accessEndKind(deps: Pick<Deps, 'stores' | 'now' | 'mail' | 'config'>): JobKind {
  const { stores, now, mail, config } = deps
  const workspaces = createWorkspaceRepository(stores)
  const agencies = createAgencyRepository(deps)
  const notices = createNoticeRepository(stores)
  return {
    kind: tellKind,
    atOnce: 2,
    // Some hours: a mail server that is down comes back.
    attempts: 14,
    async run({ region, workspaceId, payload }) {
      const news: AccessEndNews = payload.news === 'ended' ? 'ended' : 'hosts'
      const [workspace, agency] = await Promise.all([
        workspaces.find(region, workspaceId),
        agencies.find(region, workspaceId),
      ])
      const until = workspace && hostsShownUntil(workspace, now())
      // Access came back meanwhile, or came back and ended again.
      const end = workspace?.internal.whitelabelTrialEndsAt
      if (!agency || !until || !end || end !== payload.end) return undefined
      if (await notices.hasAccessEnd(region, workspaceId, end, news)) return undefined
      const mailOf = news === 'ended' ? accessEndedMail : hostsEndingMail
      const message = mailOf({
        to: workspace.email,
        hosts: hostsOf(agency),
        until,
        isOver: now() / 1000 >= until,
        offer: whiteLabelOffer(workspace),
        plans: config.publicUrl && `${config.publicUrl}/pricing`,
      })
      await mail.send(region, message)
      await notices.noteAccessEnd(region, workspaceId, end, news, now())
      return undefined
    },
  }
}

function hostsOf({
  customDomain,
  isVerifiedCustomDomain,
  VGsubDomain,
  isVerifiedSubDomain,
}: AgencyDoc): string[] {
  return [isVerifiedCustomDomain ? customDomain : '', isVerifiedSubDomain ? VGsubDomain : ''].filter(Boolean)
}
