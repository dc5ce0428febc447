import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'

/** A request as it came. */
export interface ResendRequest {
  method: string
  path: string
  authorization: string
  body: unknown
}

/** What it keeps of a domain. */
interface FakeDomain {
  id: string
  name: string
  region: string
  status: string
  records: object[]
}

/** A service with Resend's addresses that keeps domains and mails, and refuses what it does not know. */
export async function startResend(apiKey: string) {
  const requests: ResendRequest[] = []
  const answers: { path: string; body: unknown }[] = []
  const domains = new Map<string, FakeDomain>()

  function answer({ method, path, authorization, body }: ResendRequest): [number, object] {
    if (authorization !== `Bearer ${apiKey}`) return [401, { message: 'API key is invalid' }]
    if (method === 'POST' && path === '/emails') return [200, { id: crypto.randomUUID() }]
    if (method === 'POST' && path === '/domains') {
      const { name, region } = body as { name: string; region: string }
      if ([...domains.values()].some((each) => each.name === name)) {
        return [403, { message: `The ${name} domain has been registered already.` }]
      }
      const id = crypto.randomUUID()
      const made = { id, name, region, status: 'not_started', records: recordsOf() }
      domains.set(id, made)
      return [201, { ...made, created_at: '2026-01-01T00:00:00Z' }]
    }
    const [, id = '', verify] = /^\/domains\/([^/]+)(\/verify)?$/.exec(path) ?? []
    const domain = domains.get(id)
    if (!domain) return [404, { message: 'Domain not found' }]
    if (method === 'POST' && verify) {
      domain.status = 'pending'
      return [200, { object: 'domain', id }]
    }
    if (method === 'GET') return [200, { object: 'domain', created_at: '2026-01-01', ...domain }]
    if (method === 'DELETE') {
      domains.delete(id)
      return [200, { object: 'domain', id, deleted: true }]
    }
    return [405, { message: 'Method not allowed' }]
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    const { authorization = '' } = request.headers
    const asked = { method, path: url, authorization, body: await bodyOf(request) }
    requests.push(asked)
    const [status, body] = answer(asked)
    answers.push({ path: url, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { url, stop } = await listenLocally(server)
  return {
    url,
    requests,
    answers,
    /** Says from now on that a domain is this far. */
    become(status: string) {
      for (const domain of domains.values()) domain.status = status
    },
    stop,
  }
}

function recordsOf(): object[] {
  const common = { ttl: 'Auto', status: 'not_started' }
  return [
    {
      ...common,
      record: 'SPF',
      name: 'send',
      type: 'MX',
      value: 'feedback-smtp.eu-west-1.amazonses.com',
      priority: 10,
    },
    { ...common, record: 'SPF', name: 'send', type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' },
    { ...common, record: 'DKIM', name: 'resend._domainkey', type: 'TXT', value: 'p=MIGfMA0GCSqGSIb3DQEB' },
  ]
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}
