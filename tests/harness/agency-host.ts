import { request } from 'node:http'
import type { Deps } from '#api/deps.ts'
import { exampleHost } from '#api/domains/example-host.ts'
import { createHostRepository } from '#api/domains/host.repository.ts'
import { createAdminSession } from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import { createAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Client, clientOver } from './http-client.ts'
import { type Person, signUp } from './sign-up.ts'
import type { RunningApp } from './start-app.ts'

/** What came back from a host. */
export interface HostReply {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks a server for a path under any Host, as a browser's navigation unless `headers` say otherwise. */
export function getAt(
  { url }: { url: string },
  host: string,
  path: string,
  { method = 'GET', headers = {} as Record<string, string>, body = '' } = {},
): Promise<HostReply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { Accept: 'text/html,*/*', ...headers, Host: host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Says that a host is proven to be an agency's, as if its records had been seen. */
export async function giveHost(
  { stores, now }: Pick<Deps, 'stores' | 'now'>,
  host: string,
  agency: { region: Region; agencyId: string },
): Promise<void> {
  const at = Math.floor(now() / 1000)
  const isClaimed = await createHostRepository({ stores }).claim(
    exampleHost({
      _id: host,
      ...agency,
      kind: host.endsWith('.localhost') ? 'subdomain' : 'custom',
      claimedAt: at,
      verifiedAt: at,
      liveAt: at,
    }),
  )
  if (!isClaimed) throw new Error(`${host} is taken`)
}

/** An owner with white-label access and an agency, which has a host. */
export async function newAgencyHost(
  app: RunningApp,
  host: string,
  fields: Partial<AgencyFields> = {},
): Promise<Person> {
  const owner = await signUp(app)
  const { client, region, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  const { status, text } = await client.call(saveAgency, {
    params: { region, agencyId: workspaceId },
    body: fields,
  })
  if (status !== 200) throw new Error(`The agency was not saved: ${text}`)
  await giveHost(app.deps, host, { region, agencyId: workspaceId })
  return owner
}

/** A browser at a host; it keeps its cookies as `name=value`. */
export interface HostBrowser extends Client {
  cookie: string | null
}

/** A browser at an agency's host, or at any other name; `headers` go with all it sends. */
export function browserAt(
  app: { url: string },
  host: string,
  headers: Record<string, string> = {},
): HostBrowser {
  const browser = {
    cookie: null as string | null,
    async send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
      const sent: Record<string, string> = { ...init.headers, ...headers }
      if (browser.cookie) sent.Cookie = browser.cookie
      const body = init.body ? String(init.body) : ''
      if (body) sent['Content-Length'] = String(Buffer.byteLength(body))
      const method = init.method ?? 'GET'
      const answer = await getAt(app, host, path, { method, headers: sent, body })
      const [pair, ...attributes] = answer.headers['set-cookie']?.[0]?.split('; ') ?? []
      if (pair) browser.cookie = attributes.includes('Max-Age=0') ? null : pair
      const given = Object.entries(answer.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      )
      return new Response(answer.text, { status: answer.status, headers: given })
    },
  }
  return Object.assign(browser, clientOver(browser.send))
}

/** Makes an agency's secret anew. */
export async function newAgencySecret({ client, region, workspaceId }: Person): Promise<string> {
  const { body, status, text } = await client.call(createAgencySecret, {
    params: { region, agencyId: workspaceId },
  })
  if (status !== 200) throw new Error(`No secret was made: ${text}`)
  return body.secret
}

/** The admin of an agency, who entered at a host of it. */
export async function adminAt(app: { url: string }, host: string, owner: Person): Promise<HostBrowser> {
  const admin = browserAt(app, host)
  const { status, text } = await admin.call(createAdminSession, {
    body: { secret: await newAgencySecret(owner) },
  })
  if (status !== 200) throw new Error(`The admin did not get in: ${text}`)
  return admin
}

/** The cookie of the admin of a workspace's agency, who entered at a host that is made for it. */
export async function adminCookieOf(app: RunningApp, owner: Person): Promise<string> {
  const { client, region, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  const secret = await newAgencySecret(owner)
  const host = `${workspaceId.toLowerCase().replace(/[^a-z0-9]/g, '')}.localhost`
  await giveHost(app.deps, host, { region, agencyId: workspaceId })
  const admin = browserAt(app, host)
  await admin.call(createAdminSession, { body: { secret } })
  if (admin.cookie === null) throw new Error('The admin did not get in')
  return admin.cookie
}
