import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { appLink } from '../shared/link-origin.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { fullMail } from './full-mail.ts'
import { createLeadRepository, type LeadSettingsDoc } from './lead.repository.ts'

/** An owner is told so often at most that their agent keeps no more leads, in milliseconds. */
export const fullMailEveryMs = 24 * 60 * 60_000
const batch = 20

/** Remembers that a visitor's details were not kept, as the agent's leads are full. */
export function createFullLeads({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { settings } = createLeadRepository(stores)

  /** Its owner is told, unless they were within a day. */
  return async function noteFull(region: Region, agentId: string): Promise<void> {
    await insertIfAbsent(settings(region), { _id: agentId, ...newLeadSettings, fieldRevs: {} })
    const due = { $set: { fullDueAt: now(), fullToldAt: now() } }
    for (const fullToldAt of [{ $exists: false }, { $lte: now() - fullMailEveryMs }]) {
      if ((await settings(region).updateOne({ _id: agentId, fullToldAt }, due)).modifiedCount === 1) return
    }
  }
}

/** Mails owners whose agents keep no more leads; each mail is claimed before it is sent. */
export function createFullMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { settings } = createLeadRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function mail(region: Region, { _id, fullDueAt }: LeadSettingsDoc): Promise<void> {
    const claimed = await settings(region).updateOne({ _id, fullDueAt }, { $set: { fullDueAt: 0 } })
    const agent = await agents(region).findOne({ _id })
    const workspace = agent && (await workspaces.find(region, agent.ownerID))
    if (claimed.modifiedCount !== 1 || !workspace || !isMailed(agent, 'leads')) return
    const url = appLink(deps.config, `/${region}/agents/${_id}/leads`)
    try {
      await deps.mail.send(region, fullMail(workspace.email, { agent: agent.title, url }))
    } catch (error) {
      deps.log.warn({ err: error, agent: _id }, 'leads.full_mail_failed')
    }
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await settings(region)
          .find({ fullDueAt: { $gt: 0, $lte: deps.now() } }, { sort: { fullDueAt: 1 }, limit: batch })
          .toArray()
        for (const each of due) await mail(region, each)
      }
    },
  }
}
