import * as z from 'zod/mini'
import type { CallFailure } from './function-test.schema.ts'

/** Most hosts one credential may be sent to. */
export const credentialHostsLimit = 20

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** A host with a dot in it, or all below a domain that has one; a whole ending such as `*.com` is nobody's. */
const hostPattern = new RegExp(`^(?:localhost|(?:\\*\\.)?(?:${label}\\.)+${label})$`)

/** A host out of what somebody typed or pasted: `https://API.example.com/orders` is `api.example.com`. */
export function readHost(typed: string): string {
  const text = typed.trim().toLowerCase()
  const wildcard = text.startsWith('*.') ? '*.' : ''
  const address = /^[a-z]+:\/\//.test(text) ? text : `https://${text.slice(wildcard.length)}`
  return URL.canParse(address) ? `${wildcard}${new URL(address).hostname}` : text
}

/** A host a credential may be sent to: exact, or `*.` and a domain for all below it. */
export const credentialHostSchema = z
  .string('Please enter a host.')
  .check(
    z.overwrite(readHost),
    z.maxLength(253, 'Please use at most 253 characters.'),
    z.regex(hostPattern, 'Enter a host such as api.example.com, or *.example.com for all its subdomains.'),
  )

/** Whether one of the hosts is the one of an address. */
function isBoundTo(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

/** Why a credential is not sent to an address, if it is not. Nothing of it leaves then. */
export function refuseSending(hosts: readonly string[], address: string): CallFailure | undefined {
  if (hosts.length === 0) return 'not-bound'
  const isOne = URL.canParse(address) && isBoundTo(hosts, new URL(address).hostname)
  return isOne ? undefined : 'foreign-host'
}
