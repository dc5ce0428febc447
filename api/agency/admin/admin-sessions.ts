import { timingSafeEqual } from 'node:crypto'
import { hasWhiteLabel } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { createHostRepository, type HostDoc } from '../../domains/host.repository.ts'
import type { AgencyOfHost } from '../../http/implement.ts'
import type { AgencyAdminPrincipal } from '../../http/principal.ts'
import { hashSecret, newToken } from '../../shared/secrets.ts'
import type { Doc, DocStore } from '../../store/store.ts'
import { createWorkspaceRepository } from '../../workspaces/workspace.repository.ts'
import { createAgencyRepository } from '../agency.repository.ts'
import { adminSeconds } from './admin-cookie.ts'

/** The session of an agency's admin; `_id` is the hash of its token, which only the browser has. */
export interface AdminSessionDoc extends Doc {
  agencyId: string
  /** The host it was made at, and counts at. */
  host: string
  /** Proof of the claim the agency had of that host: a claim made later opens nothing. */
  claim: string
  /** Of the secret it was made with: another secret ends it. */
  secretHash: string
  /** Unix milliseconds. */
  expiresAt: number
}

/** What a session stands on. */
type Ground = Pick<AdminSessionDoc, 'claim' | 'secretHash'>

/** Sessions of agencies' admins. Each call looks at what they stand on anew, so that nothing has to be told to end them. */
export function createAdminSessions({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const sessions = (region: Region): DocStore<AdminSessionDoc> => stores[region].collection('adminSessions')
  const agencies = createAgencyRepository({ stores, now })
  const hosts = createHostRepository({ stores })
  const workspaces = createWorkspaceRepository(stores)

  /** The secret and the claim as they are now; null where there is nothing to enter. */
  async function groundOf({ region, agencyId, name }: AgencyOfHost): Promise<Ground | null> {
    const [agency, claim, workspace] = await Promise.all([
      agencies.find(region, agencyId),
      hosts.find(name),
      workspaces.find(region, agencyId),
    ])
    if (!agency?.secretHash || !workspace || !hasWhiteLabel(workspace, now())) return null
    if (!claim || !isOf(claim, region, agencyId)) return null
    return { claim: hashSecret(claim.token), secretHash: agency.secretHash }
  }

  return {
    /** Exchanges the secret for the token of a session; null for one that opens nothing. */
    async enter(host: AgencyOfHost, secret: string): Promise<string | null> {
      const ground = await groundOf(host)
      // Compared in any case, so that no time tells whether there is a secret at all.
      const isRight = isSame(hashSecret(secret), ground?.secretHash ?? hashSecret(newToken()))
      if (!ground || !isRight) return null
      const token = newToken()
      await sessions(host.region).insertOne({
        _id: hashSecret(token),
        agencyId: host.agencyId,
        host: host.name,
        ...ground,
        expiresAt: now() + adminSeconds * 1000,
      })
      return token
    },

    /** Whose a token is at a host; null when it is unknown there, over, or what it stood on has gone. */
    async find(host: AgencyOfHost, token: string): Promise<AgencyAdminPrincipal | null> {
      const { region, agencyId, name } = host
      const _id = hashSecret(token)
      const session = await sessions(region).findOne({ _id, agencyId, host: name })
      if (!session || session.expiresAt <= now()) return null
      const ground = await groundOf(host)
      if (ground?.claim === session.claim && ground.secretHash === session.secretHash)
        return { kind: 'agency-admin', agencyId, region }
      await sessions(region).deleteOne({ _id })
      return null
    },

    /** Ends a session; ending none is fine. */
    async end({ region, agencyId, name }: AgencyOfHost, token: string): Promise<void> {
      await sessions(region).deleteOne({ _id: hashSecret(token), agencyId, host: name })
    },
  }
}

export type AdminSessions = ReturnType<typeof createAdminSessions>

function isOf(claim: HostDoc, region: Region, agencyId: string): boolean {
  return claim.verifiedAt !== null && claim.region === region && claim.agencyId === agencyId
}

/** Two hashes of a secret, compared in the same time wherever they differ. */
function isSame(given: string, kept: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(kept)]
  return left.length === right.length && timingSafeEqual(left, right)
}
