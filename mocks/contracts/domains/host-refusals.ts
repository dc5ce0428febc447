import { invalidFields, type Refusal } from '../shared/refusal.ts'
import { hostWords } from './host-words.ts'

/** What is wrong with the domain that was asked for, at its input. */
export function refuseHost(problem: string): Refusal {
  return invalidFields({ customDomain: problem })
}

/** Whether a claim keeps others from a host: of a subdomain always, of a custom domain once it is proven (threats 45). */
export function holdsHost({
  isSubdomain,
  isVerified,
}: {
  isSubdomain: boolean
  isVerified: boolean
}): boolean {
  return isSubdomain || isVerified
}

/** Another agency has it, in whichever region (spec 2 §5). */
export function hostTaken(isSubdomain: boolean): Refusal {
  const message = isSubdomain ? hostWords.subdomainTaken : hostWords.customTaken
  return { status: 409, code: 'domain_taken', message, fields: { customDomain: message } }
}

/**
 * What an agency is told of a host it has no such claim of: that another holds it as a domain of its own. Of anybody's
 * subdomain, and of what is its own under the other kind, nothing is told.
 */
export function refuseUnclaimed(
  holder: { isSubdomain: boolean; agencyId: string } | undefined,
  agencyId: string | undefined,
): Refusal | undefined {
  if (!holder || holder.isSubdomain || agencyId === undefined || holder.agencyId === agencyId)
    return undefined
  return hostTaken(false)
}

/** An agency has one of each. */
export const otherHost: Refusal = { status: 409, code: 'domain_set', message: hostWords.other }

/** Exactly one kind is asked for. */
export const oneKind: Refusal = invalidFields({ isCustomDomain: hostWords.shape })

/** It is the caller's, and does not answer yet. */
export const notLive: Refusal = {
  status: 409,
  code: 'domain_not_live',
  message: 'This domain is not live yet.',
}
