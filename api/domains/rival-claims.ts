import { proofValue } from '#mocks/contracts/domains/host-records.ts'
import type { Deps } from '../deps.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'

/** Texts of one name that are looked up; strangers write as many as they like. */
const mostTexts = 16

/** Tells whether another agency is in the way of a claim, never which. */
export function createRivalClaims({ stores }: Pick<Deps, 'stores'>) {
  const { hosts, find } = createHostRepository({ stores })
  const isRival = (other: HostDoc, { region, agencyId }: HostDoc) =>
    other.agencyId !== agencyId || other.region !== region

  return {
    /** Whether another agency has proven the host. */
    async holds(doc: HostDoc): Promise<boolean> {
      const held = await find(doc._id)
      return held !== null && held.verifiedAt !== null && isRival(held, doc)
    },

    /** Whether one of the texts at the name of a claim's proof is the proof of another agency's claim. */
    async proves(doc: HostDoc, texts: readonly string[]): Promise<boolean> {
      const prefix = proofValue('')
      const tokens = texts
        .filter((text) => text.startsWith(prefix))
        .slice(0, mostTexts)
        .map((text) => text.slice(prefix.length))
      if (tokens.length === 0 || tokens.includes(doc.token)) return false
      const claims = await hosts()
        .find({ token: { $in: tokens } }, { limit: mostTexts })
        .toArray()
      return claims.some((claim) => isRival(claim, doc))
    },
  }
}
