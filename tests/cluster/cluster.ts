import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outboxOf } from '#api/providers/mail/outbox-mail.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Stores } from '#api/store/store.ts'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import { type ChildServer, startChild } from '../harness/child-server.ts'
import { type HttpClient, httpClient } from '../harness/http-client.ts'
import { type RoundRobinProxy, startRoundRobinProxy } from '../harness/round-robin-proxy.ts'
import { newEmail, type Person } from '../harness/sign-up.ts'
import { collectionNames } from '../harness/test-stores.ts'

/** Servers on one MongoDB, behind one address. */
export interface Cluster {
  proxy: RoundRobinProxy
  servers: ChildServer[]
  stores: Stores
  /** What every server is started with. */
  env: Record<string, string>
  /** Ends a server as the kernel would, in the middle of everything. */
  kill(index: number): Promise<void>
  /** Starts one in place of a server that was killed. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

/** An address nobody has called from yet. */
export function newAddress(): string {
  return `10.${randomBytes(3).join('.')}`
}

/** Starts three servers, or `count`, with what is kept in common: the store, the secret, the folder of files. */
export async function startCluster(
  uri: string,
  extra: Record<string, string> = {},
  count = 3,
): Promise<Cluster> {
  const stores = openMongoStores({ uri, maxPoolSize: 20 })
  await empty(stores)
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-cluster-'))
  const env = {
    MONGODB_URI: uri,
    SESSION_SECRET: 'one secret of all servers, of the tests alone',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...extra,
  }
  const servers = await Promise.all(Array.from({ length: count }, () => startChild(env)))
  const proxy = await startRoundRobinProxy(servers.map(({ url }) => url))
  return {
    proxy,
    servers,
    stores,
    env,
    async kill(index) {
      await servers[index]!.end('SIGKILL')
    },
    async restart(index) {
      servers[index] = await startChild(env)
      proxy.targets[index] = servers[index].url
    },
    async stop() {
      await proxy.stop()
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await empty(stores)
      await stores.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same browser, at one server of its own choice. */
export function at(server: ChildServer, person: { client: HttpClient }): HttpClient {
  const client = httpClient(server.url)
  client.cookie = person.client.cookie
  return client
}

/** The code last mailed to an address, wherever the server is that mailed it. */
export async function mailedTo(cluster: Cluster, email: string): Promise<string[]> {
  const mails = await outboxOf(cluster.stores, 'eu')
    .find({}, { sort: { ts: -1, _id: -1 } })
    .toArray()
  return mails.filter(({ to }) => to === email).map(({ text }) => text)
}

/** Signs somebody up through the proxy: each step is another server's. */
export async function signUpThrough(cluster: Cluster, email = newEmail()): Promise<Person> {
  const client = httpClient(cluster.proxy.url)
  const token = await ticketThrough(cluster, email)
  const made = await client.call(tokenToUser, {
    params: { region: 'eu' },
    headers: { 'X-From': newAddress() },
    body: { token, createAccount: true },
  })
  if (made.status !== 200) throw new Error(`No session for ${email}: ${made.text}`)
  const workspaceId = made.body.workspaces.find(({ role }) => role === 'owner')?.uid ?? ''
  return { client, email, region: 'eu', session: made.body, workspaceId }
}

/** Proves an address with a mailed code. */
export async function ticketThrough(cluster: Cluster, email: string): Promise<string> {
  const client = httpClient(cluster.proxy.url)
  const asked = { params: { region: 'eu' }, headers: { 'X-From': newAddress() } }
  const sent = await client.call(sendCode, { ...asked, body: { email } })
  if (sent.status !== 200) throw new Error(`No code for ${email}: ${sent.text}`)
  const code = await mailedCodeOf(cluster, email)
  const proved = await client.call(createTicket, { ...asked, body: { email, code } })
  if (proved.status !== 200) throw new Error(`No ticket for ${email}: ${proved.text}`)
  return proved.body.token
}

/** The six digits last mailed to an address. */
export async function mailedCodeOf(cluster: Cluster, email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await mailedTo(cluster, email))[0] ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Only what servers write; other tests have collections of their own beside them. */
async function empty(stores: Stores): Promise<void> {
  for (const region of regions) {
    for (const name of collectionNames) await stores[region].collection(name).deleteMany({})
  }
}
