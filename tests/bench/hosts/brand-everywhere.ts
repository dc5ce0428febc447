import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createDomain, getDomain, removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { getAt } from '../../harness/agency-host.ts'
import { signUpAt } from '../../harness/child-server.ts'
import { startMongoJavaServer } from '../../mongo/mongo-java-server.mjs'
import { printTable } from '../shared/table.ts'

const mostSeconds = 5
const giveUpMs = 60_000

/** How long a server process goes on showing what another one changed in their store. */
export async function brandEverywhere(changes: number): Promise<void> {
  const mongo = await startMongoJavaServer()
  if ('skipped' in mongo) {
    process.stdout.write(`SKIPPED changes on a second server: ${mongo.skipped}\n`)
    return
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-two-servers-'))
  const env = { MONGODB_URI: mongo.uri, SESSION_SECRET: 'one secret of both servers, of benchmarks alone' }
  const first = await startServer({ dataDir, env })
  const second = await startServer({ dataDir, env })
  try {
    await measure(first, second, changes)
  } finally {
    await Promise.all([first.stop(), second.stop()])
    await mongo.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(first: { url: string }, second: { url: string }, changes: number): Promise<void> {
  const { client, region, workspaceId: agencyId } = await signUpAt(first.url, 'owner@example.com')
  const params = { region }
  await client.call(createWhitelabelTrial, { params, body: { workspaceId: agencyId } })
  const rename = (name: string) =>
    client.call(saveAgency, { params: { region, agencyId }, body: { name } }).then(({ status, text }) => {
      if (status !== 200) throw new Error(`The agency was not saved: ${text}`)
    })
  const taken: Record<string, number[]> = {
    'a new domain': [],
    'a changed brand': [],
    'a removed domain': [],
  }

  /** Seconds until the second server shows a name at a host, or shows it no longer. */
  async function until(what: string, host: string, name: string, isThere: boolean): Promise<void> {
    const start = performance.now()
    while ((await getAt(second, host, '/')).text.includes(name) !== isThere) {
      if (performance.now() - start > giveUpMs) throw new Error(`${what} did not reach the other server`)
      await wait(20)
    }
    taken[what]?.push((performance.now() - start) / 1000)
  }

  for (let change = 0; change < changes; change += 1) {
    const label = `north-${change}`
    const host = `${label}.localhost`
    const query = { domain: host, domainType: 'vgSubdomain', agencyId } as const
    await rename(`Northwind ${change} before`)
    // What the second server remembers of the host is fresh each time.
    await getAt(second, host, '/')
    const body = { customDomain: label, agencyId, isVGSubdomain: true }
    const made = await client.call(createDomain, { params, body })
    const { body: state } = await client.call(getDomain, { params, query })
    if (!state.isVerified) throw new Error(`The domain was not taken: ${made.text}`)
    await until('a new domain', host, `Northwind ${change} before`, true)
    await rename(`Northwind ${change} after`)
    await until('a changed brand', host, `Northwind ${change} after`, true)
    const removed = await client.call(removeDomain, { params, query })
    if (removed.status !== 200) throw new Error(`The domain was not given back: ${removed.text}`)
    await until('a removed domain', host, 'Northwind', false)
  }
  printTable(
    `Until another server process on the same store shows it, longest of ${changes}`,
    Object.entries(taken).map(([what, seconds]) => {
      const longest = Math.max(...seconds)
      return {
        what,
        measured: `${longest.toFixed(2)} s`,
        goal: `≤ ${mostSeconds} s`,
        met: longest <= mostSeconds,
      }
    }),
  )
}
