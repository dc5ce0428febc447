import { deliveryLimits } from '#mocks/contracts/library/delivery-limits.ts'
import { noAnswerInTime } from '#mocks/contracts/library/event.schema.ts'
import type { Config } from '../../config.ts'
import { checkUrl } from '../../net/check-url.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { GuardedFetchError } from '../../net/guarded-fetch-error.ts'
import { resolveHost } from '../../net/resolve-host.ts'

/** What a delivery met. `gone` asks us to stop (410). */
export interface Delivery {
  outcome: 'taken' | 'failed' | 'gone'
  /** In words, naming no address. */
  answer: string
}

const ports = [80, 443]
/** Bytes of an answer we read; nobody looks at them. */
const maxBytes = 64 * 1024

const words: Record<string, string> = {
  'bad-url': 'The address is not valid.',
  'blocked-address': 'The address does not belong to a public server.',
  dns: 'The address was not found.',
  timeout: noAnswerInTime,
  network: 'The connection failed.',
}

/** Posts to addresses people chose, through the guarded network: never to a private one, never along a redirect. */
export function createEventEndpoint({ siteReaderAllow: allow }: Pick<Config, 'siteReaderAllow'>) {
  return {
    /** What is wrong with an address as far as can be told now; undefined when nothing is. */
    async check(address: string): Promise<'insecure' | 'private' | undefined> {
      try {
        const { url, trusted } = checkUrl(address, ports, allow)
        if (url.protocol !== 'https:' && !trusted) return 'insecure'
        await resolveHost(url, trusted, {})
        return undefined
      } catch (error) {
        // A name that is not found today may be tomorrow; every delivery checks again.
        return error instanceof GuardedFetchError && error.reason === 'dns' ? undefined : 'private'
      }
    },

    async post(
      address: string,
      {
        body,
        headers,
        limitMs = deliveryLimits.answerSeconds * 1000,
      }: { body: string; headers: Record<string, string>; limitMs?: number },
    ): Promise<Delivery> {
      const fetch = createGuardedFetch({ allow, ports, totalTimeoutMs: limitMs, maxBytes })
      try {
        const { status } = await fetch(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        })
        return { outcome: 'taken', answer: `Answered with ${status}.` }
      } catch (error) {
        if (!(error instanceof GuardedFetchError)) throw error
        return judge(error)
      }
    },
  }
}

function judge({ reason, status }: GuardedFetchError): Delivery {
  // Only a 2xx answer gets as far as its body, which we have no use for.
  if (reason === 'too-large' || reason === 'bad-type') return { outcome: 'taken', answer: 'Answered.' }
  if (reason === 'status') {
    return { outcome: status === 410 ? 'gone' : 'failed', answer: `Answered with ${status}.` }
  }
  return { outcome: 'failed', answer: words[reason] ?? 'The delivery failed.' }
}
