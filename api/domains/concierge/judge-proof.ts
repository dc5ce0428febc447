import { nameInZone } from '#mocks/contracts/domains/read-host.ts'
import { type Case, type Found, wantedProof } from './found.ts'

/** What is wrong with the text that proves whose the domain is. */
export function judgeProof(facts: Case): Found | undefined {
  const { sight, wanted, state } = facts
  const { proof } = wanted
  if (!proof || state.verified) return undefined
  const told = sight.servers.filter(({ outcome }) => outcome === 'answers' || outcome === 'absent')
  const seen =
    told.length > 0
      ? told
      : sight.resolvers.filter(({ outcome }) => outcome === 'answers' || outcome === 'absent')
  if (seen.length === 0) return undefined
  if (seen.some(({ proof: values }) => values.includes(proof.value))) return undefined
  const values = [...new Set(seen.flatMap((each) => each.proof))]
  const add = wantedProof(facts)
  const name = nameInZone(proof.name, sight.authority.zone)
  const remove = (texts: string[], at = name) =>
    texts.slice(0, 8).map((value) => ({ type: 'TXT' as const, name: at, value }))
  const quoted = values.filter((value) => bare(value) === bare(proof.value))
  if (quoted.length > 0) return { code: 'proof_quoted', found: quoted, add, remove: remove(quoted) }
  const elsewhere = sight.proofElsewhere.find(({ values: texts }) =>
    texts.some((text) => bare(text) === bare(proof.value)),
  )
  if (elsewhere)
    return {
      code: 'proof_misplaced',
      at: elsewhere.name,
      add,
      remove: remove([proof.value], nameInZone(elsewhere.name, sight.authority.zone)),
    }
  const proofs = values.filter((value) => isProof(value, proof.prefix))
  if (proofs.length > 1) return { code: 'proof_several', found: proofs, add, remove: remove(proofs) }
  if (proofs.length === 1) return { code: 'proof_foreign', found: proofs, add, remove: remove(proofs) }
  return { code: 'proof_missing', add }
}

/** A text without what panels and word processors put around it. */
const bare = (text: string) => text.replace(/["'`\\“”„‘’«»\s\u200b]/g, '').replace(/;$/, '')

/** Whether a text is meant as a proof: where proofs share no beginning, any text at their name is. */
const isProof = (text: string, prefix: string) => bare(text).startsWith(prefix)
