import * as z from 'zod/mini'
import { type Hosting, HostRefusedError } from './hosting.ts'

/** The project that serves agencies' hosts. */
export interface VercelOptions {
  token: string
  projectId: string
  teamId: string | undefined
  baseUrl: string
}

const timeoutMs = 10_000
/** What `configuredBy` says of a domain that leads to Vercel; `http` may be behind a proxy. */
const leadsThere = new Set(['CNAME', 'A', 'http'])

const projectDomain = z.object({
  verified: z.boolean(),
  verification: z.optional(z.array(z.object({ type: z.string(), domain: z.string(), value: z.string() }))),
})
const domainConfig = z.object({
  /** Whether the domain leads there and a certificate can be made. */
  misconfigured: z.boolean(),
  /** By which record it leads there; null where it does not. */
  configuredBy: z.nullish(z.string()),
})

/** Vercel's project domains, by its published API: it takes the addresses and makes the certificates. */
export function vercelHosting({ token, projectId, teamId, baseUrl }: VercelOptions): Hosting {
  const project = encodeURIComponent(projectId)
  const query = teamId ? `?teamId=${encodeURIComponent(teamId)}` : ''

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, answer }
  }

  /** The domain as the project has it; null when it has it not. */
  async function find(host: string) {
    const { status, answer } = await ask('GET', `/v9/projects/${project}/domains/${encodeURIComponent(host)}`)
    if (status === 404) return null
    return projectDomain.parse(successful(status, answer))
  }

  async function configOf(host: string) {
    const { status, answer } = await ask('GET', `/v6/domains/${encodeURIComponent(host)}/config`)
    return domainConfig.parse(successful(status, answer))
  }

  const challengesOf = ({ verification = [] }: z.infer<typeof projectDomain>) =>
    verification.flatMap(({ type, domain, value }) =>
      type === 'TXT' || type === 'CNAME' ? [{ type, host: domain, value } as const] : [],
    )

  return {
    kind: 'vercel',
    target: { address: '76.76.21.21', host: 'cname.vercel-dns.com' },
    url: (host) => `https://${host}`,

    async add(host) {
      const { status, answer } = await ask('POST', `/v10/projects/${project}/domains`, { name: host })
      if (status === 200) return challengesOf(projectDomain.parse(answer))
      // Added before, by a call whose answer was lost.
      const held = await find(host)
      if (held) return challengesOf(held)
      if (status === 400 || status === 403 || status === 409)
        throw new HostRefusedError(`Vercel answered ${status}`)
      throw new Error(`Vercel answered ${status}`)
    },

    /** A domain that leads there, and of which Vercel says that it cannot make the certificate. */
    async trouble(host) {
      const { misconfigured, configuredBy } = await configOf(host)
      return misconfigured && leadsThere.has(configuredBy ?? '')
        ? { kind: 'failing', retryAt: null, servedUntil: null }
        : null
    },

    // Who is named in its manual for CAA records.
    issuers: async () => ['letsencrypt.org'],

    async status(host) {
      let domain = await find(host)
      if (!domain) return 'waiting'
      const at = encodeURIComponent(host)
      if (!domain.verified) {
        const { status, answer } = await ask('POST', `/v9/projects/${project}/domains/${at}/verify`)
        if (status !== 200) return 'waiting'
        domain = projectDomain.parse(answer)
        if (!domain.verified) return 'waiting'
      }
      return (await configOf(host)).misconfigured ? 'certificate' : 'live'
    },

    async remove(host) {
      const { status } = await ask('DELETE', `/v9/projects/${project}/domains/${encodeURIComponent(host)}`)
      if (status !== 200 && status !== 404) throw new Error(`Vercel answered ${status}`)
    },
  }
}

function successful(status: number, answer: unknown): unknown {
  if (status !== 200) throw new Error(`Vercel answered ${status}`)
  return answer
}
