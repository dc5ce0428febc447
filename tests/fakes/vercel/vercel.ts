import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'

/** A domain of the fake's project. */
interface FakeDomain {
  verified: boolean
  misconfigured: boolean
  /** By which record it leads there, where it does although it is misconfigured. */
  configuredBy?: 'CNAME' | 'A' | 'http'
}

/** A running fake. */
export interface FakeVercel {
  url: string
  token: string
  projectId: string
  teamId: string
  /** The project's domains, by name. */
  domains: Map<string, FakeDomain>
  /** Names another account has. */
  taken: Set<string>
  /** Names that need a TXT record of Vercel's own. */
  challenged: Set<string>
  calls: string[]
  stop: () => Promise<void>
}

const challenge = (name: string) => [
  {
    type: 'TXT',
    domain: '_vercel.example.com',
    value: `vc-domain-verify=${name},abc`,
    reason: 'pending_domain_verification',
  },
]

/** Project domains of Vercel's published API: it refuses what that refuses, and remembers. */
export async function startVercel(): Promise<FakeVercel> {
  const fake: Omit<FakeVercel, 'url' | 'stop'> = {
    token: 'vercel-token-of-the-tests',
    projectId: 'prj_tests',
    teamId: 'team_tests',
    domains: new Map(),
    taken: new Set(),
    challenged: new Set(),
    calls: [],
  }
  const shown = (name: string, { verified }: FakeDomain) => ({
    name,
    apexName: name.split('.').slice(-2).join('.'),
    projectId: fake.projectId,
    verified,
    ...(!verified && { verification: challenge(name) }),
  })

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const url = new URL(request.url ?? '/', 'http://fake')
    fake.calls.push(`${request.method} ${url.pathname}`)
    const no = (status: number, code: string) => ({ status, body: { error: { code, message: code } } })
    if (request.headers.authorization !== `Bearer ${fake.token}`) return no(403, 'forbidden')
    if (url.searchParams.get('teamId') !== fake.teamId) return no(404, 'not_found')
    const config = /^\/v6\/domains\/([^/]+)\/config$/.exec(url.pathname)
    if (config && request.method === 'GET') {
      const found = fake.domains.get(decodeURIComponent(config[1]!))
      const misconfigured = found?.misconfigured ?? true
      const configuredBy = found?.configuredBy ?? (misconfigured ? null : 'CNAME')
      const body = { configuredBy, acceptedChallenges: [], misconfigured }
      return { status: 200, body }
    }
    const project = `/projects/${fake.projectId}/domains`
    if (url.pathname === `/v10${project}` && request.method === 'POST') {
      if (request.headers['content-type'] !== 'application/json') return no(400, 'bad_request')
      const { name, ...more } = JSON.parse(await textOf(request)) as { name?: string }
      if (typeof name !== 'string' || Object.keys(more).length > 0) return no(400, 'bad_request')
      if (fake.taken.has(name)) return no(409, 'domain_already_in_use')
      if (fake.domains.has(name)) return no(400, 'domain_already_exists')
      const made = { verified: !fake.challenged.has(name), misconfigured: true }
      fake.domains.set(name, made)
      return { status: 200, body: shown(name, made) }
    }
    const [, name = '', verify] =
      new RegExp(`^/v9${project}/([^/]+)(/verify)?$`)
        .exec(url.pathname)
        ?.map((part) => part && decodeURIComponent(part)) ?? []
    const found = fake.domains.get(name)
    if (!found) return no(404, 'not_found')
    if (verify && request.method === 'POST') {
      if (fake.challenged.has(name)) return no(400, 'missing_txt_record')
      found.verified = true
      return { status: 200, body: shown(name, found) }
    }
    if (!verify && request.method === 'GET') return { status: 200, body: shown(name, found) }
    if (!verify && request.method === 'DELETE') {
      fake.domains.delete(name)
      return { status: 200, body: {} }
    }
    return no(405, 'method_not_allowed')
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  return Object.assign(fake, await listenLocally(server))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}
