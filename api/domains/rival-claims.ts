import { proofValue } from '#mocks/contracts/domains/host-records.ts'
import type { Deps } from '../deps.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'

/** Tells whether another agency is in the way of a claim, never which. */
export function createRivalClaims({ stores }: Pick<Deps, 'stores'>) {
  const { find, pendingOf } = createHostRepository({ stores })
  const isRival = (other: HostDoc, { region, agencyId }: HostDoc) =>
    other.agencyId !== agencyId || other.region !== region

  return {
    /** Whether another agency has proven the host. */
    async holds(doc: HostDoc): Promise<boolean> {
      const held = await find(doc._id)
      return held !== null && isRival(held, doc)
    },

    /** Whether one of the texts at the name of a claim's proof is the proof of another agency's claim of the host. */
    async proves(doc: HostDoc, texts: readonly string[]): Promise<boolean> {
      if (texts.includes(proofValue(doc.token))) return false
      const claims = await pendingOf(doc._id)
      return claims.some((claim) => isRival(claim, doc) && texts.includes(proofValue(claim.token)))
    },
  }
}
