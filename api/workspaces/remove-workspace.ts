import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentRepository } from '../agents/agent.repository.ts'
import { agentRemoval } from '../agents/remove-agent.ts'
import type { Deps } from '../deps.ts'
import { credentialShelf } from '../library/credentials/credential.repository.ts'
import { eventRepository } from '../library/events/event.repository.ts'
import { functionRepository } from '../library/functions/function.repository.ts'
import { promptShelf } from '../library/prompts/prompt.routes.ts'
import { revokeKeys } from '../session/key.service.ts'
import { invitationRepository } from './invitation.repository.ts'
import { workspaceRepository } from './workspace.repository.ts'

/** Agents removed per look at the store. */
const batch = 100

/**
 * Deletes workspaces. From the first step on nobody finds it any more; every step may be repeated, and what a crash
 * leaves is removed by housekeeping, which forgets the workspace last.
 */
export function workspaceRemoval(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const { stores, now, files } = deps
  const { agents } = agentRepository(stores)
  const agentRemovals = agentRemoval(deps)
  const { workspaces, members } = workspaceRepository(stores)
  const { invitations } = invitationRepository(stores)
  const { events, settings } = eventRepository(stores)

  const library = [credentialShelf(deps), functionRepository(deps), promptShelf(deps)]

  /** Removes what is in it; the ids of its agents. */
  async function empty(region: Region, uid: string): Promise<string[]> {
    await members(region).deleteMany({ workspaceId: uid })
    await invitations(region).deleteMany({ workspaceId: uid })
    await events(region).deleteMany({ workspaceId: uid })
    await settings(region).deleteOne({ _id: uid })
    for (const each of library) await each.removeAll(region, uid)
    await revokeKeys(stores, region, 'workspace', uid)
    await files.removeAll({ region, workspaceId: uid, agentId: 'workspace' })
    const agentIds: string[] = []
    for (;;) {
      const found = await agents(region).find({ ownerID: uid }, { limit: batch }).toArray()
      for (const agent of found) await agentRemovals.remove(region, agent)
      agentIds.push(...found.map(({ _id }) => _id))
      if (found.length < batch) return agentIds
    }
  }

  return {
    /** Deletes a workspace; the addresses of those who were in it, and the ids of its agents. */
    async remove(region: Region, uid: string): Promise<{ emails: string[]; agentIds: string[] }> {
      await workspaces(region).updateOne({ _id: uid, deletedAt: null }, { $set: { deletedAt: now() } })
      const people = await members(region).find({ workspaceId: uid }, { limit: 500 }).toArray()
      return { agentIds: await empty(region, uid), emails: people.map(({ email }) => email) }
    },

    /** Finishes what was deleted before a moment, in Unix milliseconds: what came in meanwhile goes too. */
    async finish(region: Region, before: number): Promise<void> {
      const deleted = await workspaces(region)
        .find({ deletedAt: { $gt: 0, $lt: before } }, { limit: batch })
        .toArray()
      for (const { _id } of deleted) {
        await empty(region, _id)
        await workspaces(region).deleteOne({ _id, deletedAt: { $gt: 0 } })
      }
    },
  }
}
