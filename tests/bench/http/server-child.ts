import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import type { AgentDoc } from '#api/agents/agent.repository.ts'
import { createApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { createConcierge } from '#api/domains/concierge/concierge.ts'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { createCondition } from '#api/health/condition.ts'
import { createCounters } from '#api/http/counters.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { createKnowledgeIndexes } from '#api/knowledge-index/knowledge-index.ts'
import { createLocalCssWriter } from '#api/providers/css-writer/local/local-css-writer.ts'
import { resolverDns } from '#api/providers/dns/resolver-dns.ts'
import { createEmailDomains } from '#api/providers/email-domain/create-email-domains.ts'
import { diskFiles } from '#api/providers/files/disk-files.ts'
import { createHosting } from '#api/providers/hosting/create-hosting.ts'
import { outboxMail } from '#api/providers/mail/outbox-mail.ts'
import { createLocalResponder } from '#api/providers/responder/local-responder.ts'
import { createPageReader } from '#api/providers/site-reader/create-page-reader.ts'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import { noVoiceProviders } from '#api/providers/voice/voice-providers.ts'
import { openStores } from '#api/store/open-stores.ts'
import { type SeedResult, seedAgents } from './seed.ts'

/** What the parent asks for; each request is answered by one message. */
export type ChildRequest = { ask: 'cpu' } | { ask: 'seed'; workspace: string; agents: number }
/** The child's first message, and its answers. */
export type ChildMessage =
  | { ready: { full: number; bare: number; idle: number } }
  | { cpu: number }
  | { seeded: SeedResult }

const config = readConfig(process.env)
const stores = await openStores(config)
await ensureIndexes(stores)
const localResponder = createLocalResponder()
const dns = resolverDns(null)
const mail = outboxMail(stores, Date.now)
const app = createApp(
  {
    config,
    stores,
    now: Date.now,
    log: pino({ level: 'warn' }),
    condition: createCondition('serving'),
    mail,
    emailDomains: createEmailDomains(config, mail, dns),
    files: diskFiles(config.dataDir),
    siteReader: createSiteReader(),
    pageReader: createPageReader(),
    hosting: createHosting({ config, stores, now: Date.now, log: pino({ level: 'warn' }) }),
    dns,
    concierge: createConcierge({ resolvers: [] }),
    counters: createCounters(config, { stores, now: Date.now, log: pino({ level: 'warn' }) }),
    jobs: createJobs({ stores, now: Date.now, log: pino({ level: 'warn' }) }),
    responder: localResponder,
    localResponder,
    cssWriter: createLocalCssWriter(),
    voice: noVoiceProviders,
    knowledge: createKnowledgeIndexes({ maxAgents: 10 }),
    vectors: null,
    encoder: createEncoderClient(),
  },
  { rateLimitFactor: 1_000_000 },
)

/** The baseline: the least Koa can do to answer with the same document from the same store. */
const bare = new Koa()
bare.use(async (ctx) => {
  const id = ctx.path.slice(ctx.path.lastIndexOf('/') + 1)
  ctx.body = await stores.eu.collection<AgentDoc>('agents').findOne({ _id: id })
})

/** The floor of the embed's read: Koa answering with a document it already has. */
const idle = new Koa()
idle.use(async (ctx) => {
  ctx.body = await stores.eu.collection<AgentDoc>('versions').findOne({ _id: ctx.path.slice(1) })
})

const ports = await Promise.all([app, bare, idle].map(listenOn))
process.on('message', async (message: ChildRequest) => {
  if (message.ask === 'cpu') {
    const { user, system } = process.cpuUsage()
    reply({ cpu: user + system })
  } else reply({ seeded: await seedAgents(stores, message.workspace, message.agents) })
})
reply({ ready: { full: ports[0] ?? 0, bare: ports[1] ?? 0, idle: ports[2] ?? 0 } })

function listenOn(koa: Koa): Promise<number> {
  const server = createServer(koa.callback())
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function reply(message: ChildMessage): void {
  process.send?.(message)
}
