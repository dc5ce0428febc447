import { createServer } from 'node:http'
import { listenLocally } from '../harness/listen-locally.ts'

/** An issuer at its limits: it says who it is, opens accounts, and refuses every order for a while. */
export interface LimitingIssuer {
  /** Its ACME directory. */
  directory: string
  /** How often its directory was read. */
  read: () => number
  stop: () => Promise<void>
}

/** Starts one whose refusals name so many seconds. */
export async function startLimitingIssuer(
  retryAfter: number,
  caaIdentities: string[],
): Promise<LimitingIssuer> {
  let reads = 0
  let nonces = 0
  const server = createServer((request, response) => {
    request.resume()
    const at = `http://${request.headers.host}`
    const answer = (status: number, body: object, headers: Record<string, string> = {}) => {
      nonces += 1
      const more = { 'content-type': 'application/json', 'replay-nonce': `nonce-${nonces}`, ...headers }
      response.writeHead(status, more).end(JSON.stringify(body))
    }
    if (request.url === '/directory') {
      reads += 1
      const urls = ['newNonce', 'newAccount', 'newOrder'].map((name) => [name, `${at}/${name}`])
      return answer(200, { ...Object.fromEntries(urls), meta: { caaIdentities } })
    }
    if (request.url === '/newNonce') return answer(200, {})
    if (request.url === '/newAccount')
      return answer(201, { status: 'valid' }, { location: `${at}/account/1` })
    const type = 'urn:ietf:params:acme:error:rateLimited'
    answer(429, { type, detail: 'too many new orders recently' }, { 'retry-after': String(retryAfter) })
  })
  const { url, stop } = await listenLocally(server)
  return {
    directory: `${url}/directory`,
    read: () => reads,
    stop,
  }
}
