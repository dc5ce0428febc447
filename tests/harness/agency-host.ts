import { request } from 'node:http'
import type { Deps } from '#api/deps.ts'
import { exampleHost } from '#api/domains/example-host.ts'
import { createHostRepository } from '#api/domains/host.repository.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
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
