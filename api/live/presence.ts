import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import { newId } from '../shared/secrets.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { createAnnounce } from './announce.ts'
import { createNames } from './names.ts'

/** A member of a workspace, as far as visitors can reach them; `_id` is `{workspaceId}:{email}`. */
export interface PresenceDoc extends Doc {
  workspaceId: string
  email: string
  /** They chose not to be reached. */
  away: boolean
  /** When a page of theirs was last open, in Unix milliseconds; 0 for never. */
  seenAt: number
  /** When a page at each server was last open, in Unix milliseconds, by the server's id. @default nowhere */
  pages?: Record<string, number>
}

/** Somebody whose pages said nothing for so many milliseconds is away: a process may have died with their stream. */
export const presentMs = 45_000
/** That a page asked is written down so often, in milliseconds. */
const askedMs = 10_000

/** Who of a workspace's members can be reached: those who want to be and have a page open. */
export function createPresence(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const presences = (region: Region): DocStore<PresenceDoc> => deps.stores[region].collection('presences')
  const announce = createAnnounce(deps)
  const names = createNames(deps.stores)
  const open = new Map<string, number>()
  const me = newId()
  const idOf = ({ workspaceId }: WorkspaceRef, email: string) => `${workspaceId}:${email}`

  async function set(workspace: WorkspaceRef, email: string, fields: Partial<PresenceDoc>): Promise<void> {
    const { region, workspaceId } = workspace
    const others = {
      ...(!('away' in fields) && { away: false }),
      ...(!('seenAt' in fields) && { seenAt: 0 }),
    }
    await presences(region).updateOne(
      { _id: idOf(workspace, email) },
      { $set: { workspaceId, email, ...fields }, $setOnInsert: others },
      { upsert: true },
    )
  }

  async function tell(workspace: WorkspaceRef, email: string, online: boolean): Promise<void> {
    const { name } = await names.ofMember(email)
    await announce.presence(workspace.region, workspace.workspaceId, { name, email, online })
  }

  const seen = (workspace: WorkspaceRef, email: string) =>
    set(workspace, email, { seenAt: deps.now(), [`pages.${me}`]: deps.now() })

  /** The last page at this server was closed; true where none is open at another one either. */
  async function unsee(workspace: WorkspaceRef, email: string): Promise<boolean> {
    const left = await presences(workspace.region).findOneAndUpdate(
      { _id: idOf(workspace, email) },
      { $unset: { [`pages.${me}`]: true as const } },
      { returnDocument: 'after' },
    )
    if (!left || Object.values(left.pages ?? {}).some((at) => at > deps.now() - presentMs)) return false
    // Who opens one at another server meanwhile stays.
    const { _id, seenAt } = left
    const { modifiedCount } = await presences(workspace.region).updateOne(
      { _id, seenAt },
      { $set: { seenAt: 0, pages: {} } },
    )
    return modifiedCount === 1
  }

  const find = (workspace: WorkspaceRef, email: string) =>
    presences(workspace.region).findOne({ _id: idOf(workspace, email) })

  return {
    presences,

    /** Whether a member wants to be reached. Who never chose does. */
    async wants(workspace: WorkspaceRef, email: string): Promise<boolean> {
      return !(await find(workspace, email))?.away
    },

    /** Goes online or offline. */
    async choose(workspace: WorkspaceRef, email: string, online: boolean): Promise<void> {
      await set(workspace, email, { away: !online })
      await tell(workspace, email, online)
    },

    /** A page was opened; the answer says that it was closed. The last one closed makes its member away. */
    async arrive(workspace: WorkspaceRef, email: string): Promise<() => Promise<void>> {
      const key = `${workspace.region}:${idOf(workspace, email)}`
      const before = open.get(key) ?? 0
      open.set(key, before + 1)
      await seen(workspace, email)
      if (before === 0 && (await this.wants(workspace, email))) await tell(workspace, email, true)
      return async () => {
        const left = (open.get(key) ?? 1) - 1
        if (left > 0) return void open.set(key, left)
        open.delete(key)
        try {
          if (await unsee(workspace, email)) await tell(workspace, email, false)
        } catch (error) {
          // They are taken for away a little later.
          deps.log.warn({ err: error }, 'live.presence_not_kept')
        }
      }
    },

    /** A page that cannot keep a stream asked for what is new: it is open for as long as one that said so. */
    async ask(workspace: WorkspaceRef, email: string): Promise<void> {
      const { seenAt = 0, away = false } = (await find(workspace, email)) ?? {}
      if (seenAt > deps.now() - askedMs) return
      await set(workspace, email, { seenAt: deps.now() })
      if (!away && seenAt <= deps.now() - presentMs) await tell(workspace, email, true)
    },

    /** A page is still open. */
    stay: seen,

    /** Addresses of those who can be reached now. */
    async reachable({ region, workspaceId }: WorkspaceRef): Promise<string[]> {
      const found = await presences(region)
        .find({ workspaceId, seenAt: { $gt: deps.now() - presentMs } }, { limit: 500 })
        .toArray()
      return found.filter(({ away }) => !away).map(({ email }) => email)
    },
  }
}
