import { tellLimits } from './issuer-limit.ts'

/** The ACME client, loaded by those servers alone that end TLS. */
export async function loadAcme() {
  const { default: acme } = await import('acme-client')
  // A failed call is tried again by our own rhythm, which outlives the process; it would sleep for as long as it is told.
  Object.assign(acme.axios.defaults, { timeout: 20_000 })
  const settings = (acme.axios.defaults as { acmeSettings?: { retryMaxAttempts: number } }).acmeSettings
  if (settings) settings.retryMaxAttempts = 0
  tellLimits(acme)
  return acme
}
