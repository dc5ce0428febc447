import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type AppOptions, createApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import type { Deps } from '#api/deps.ts'
import { createConcierge } from '#api/domains/concierge/concierge.ts'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { createCondition } from '#api/health/condition.ts'
import { createCounters } from '#api/http/counters.ts'
import { createHttpServer, type ServerTimeouts } from '#api/http/http-server.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { jobKinds } from '#api/job-kinds.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { createKnowledgeIndexes } from '#api/knowledge-index/knowledge-index.ts'
import { createOutboxAccess } from '#api/pages/outbox-access.ts'
import { createLocalCssWriter } from '#api/providers/css-writer/local/local-css-writer.ts'
import { resolverDns } from '#api/providers/dns/resolver-dns.ts'
import { createEmailDomains } from '#api/providers/email-domain/create-email-domains.ts'
import { diskFiles } from '#api/providers/files/disk-files.ts'
import { createHosting } from '#api/providers/hosting/create-hosting.ts'
import { type OutboxDoc, outboxMail, outboxOf } from '#api/providers/mail/outbox-mail.ts'
import { createLocalResponder } from '#api/providers/responder/local-responder.ts'
import { createVoiceProviders } from '#api/providers/voice/create-voice-providers.ts'
import type { Stores } from '#api/store/store.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Clock, createClock } from './clock.ts'
import { type FakeDns, fakeDns } from './fake-dns.ts'
import { fakePageReader } from './fake-page-reader.ts'
import { fakeSiteReader } from './fake-site-reader.ts'
import { type HttpClient, httpClient } from './http-client.ts'
import { captureLog, type LogCapture } from './log-capture.ts'
import { keepOutbox } from './outbox-key.ts'
import { openTestStores, testMongoUri } from './test-stores.ts'

/** How a test's app differs from the usual one. */
export interface AppSettings {
  /** Environment variables, as the server would read them. */
  env?: Record<string, string>
  /** Where the store and the files are kept, and stay after `stop`. @default a folder of its own, removed by `stop` */
  dataDir?: string
  deps?: Partial<
    Pick<
      Deps,
      | 'mail'
      | 'emailDomains'
      | 'files'
      | 'siteReader'
      | 'pageReader'
      | 'responder'
      | 'cssWriter'
      | 'vectors'
      | 'hosting'
      | 'dns'
      | 'concierge'
    >
  >
  /** Puts something between the app and its stores; `deps.stores` of the result stay bare. */
  wrapStores?: (stores: Stores) => Stores
  /** Whether every change waits for the disk, as in production: for who times what writes. @default false */
  isDurable?: boolean
  /** @default 1000, so that only tests about limits meet them */
  rateLimitFactor?: number
  timeouts?: Partial<ServerTimeouts>
  /** How streams of what happens are looked after. @default the product's */
  live?: AppOptions['live']
  /** Files served as the built pages, by path: `app/index.html`, `embed/embed.html`. @default none are built */
  built?: Record<string, string>
  /** Folder of pages that are built already, in place of `built`. */
  dist?: string
}

/** An app that listens on a port of its own. */
export interface RunningApp {
  url: string
  /** What answers, for servers a test puts it behind. */
  listener: RequestListener
  /** What it is built from; `stores` are the bare ones. */
  deps: Deps
  clock: Clock
  log: LogCapture
  /** The name servers at which e-mail domains are looked up, where none are named; nothing is there at first. */
  dns: FakeDns
  /** A new caller, or one with a bearer. */
  client: (credentials?: { bearer?: string }) => HttpClient
  /** Mails to an address, newest first. */
  mailsTo: (email: string) => Promise<OutboxDoc[]>
  stop: () => Promise<void>
}

/** Starts the real app in this process, on the embedded store, or on MongoDB when `TEST_MONGODB_URI` is set. */
export async function startApp(settings: AppSettings = {}): Promise<RunningApp> {
  const { env, wrapStores = (stores) => stores, rateLimitFactor = 1000, timeouts } = settings
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'voiceglow-app-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of the tests alone, never a real one',
    MONGODB_URI: testMongoUri,
    // A mail server others reach: what only this computer does is put into no domain.
    MAIL_BOUNCE_HOST: 'mx.product.example',
    MAIL_SPF: 'a:smtp.product.example',
    // Nobody answers there.
    DNS_SERVERS: '127.0.0.1:9',
    DNS_RESOLVERS: '127.0.0.1:9',
    ...env,
  })
  const { stores, discard } = await openTestStores(dataDir, settings.isDurable)
  await ensureIndexes(stores)
  const wrapped = wrapStores(stores)
  const clock = createClock()
  const log = captureLog()
  const localResponder = createLocalResponder()
  // Its thread starts when something is to be understood.
  const encoder = createEncoderClient()
  const dns = fakeDns()
  const mail = settings.deps?.mail ?? outboxMail(stores, clock.now)
  const deps: Deps = {
    config,
    stores,
    now: clock.now,
    log: log.log,
    condition: createCondition('serving'),
    mail,
    emailDomains: createEmailDomains(config, mail, env?.DNS_SERVERS ? resolverDns(config.dnsServers) : dns),
    files: diskFiles(join(dataDir, 'files')),
    siteReader: fakeSiteReader(),
    pageReader: fakePageReader(),
    hosting: createHosting({ config, stores, now: clock.now, log: log.log }),
    dns: resolverDns(config.dnsServers),
    concierge: createConcierge({ resolvers: config.dnsResolvers }),
    counters: createCounters(config, { stores: wrapped, now: clock.now, log: log.log }),
    jobs: createJobs({ stores, now: clock.now, log: log.log }),
    responder: localResponder,
    localResponder,
    cssWriter: createLocalCssWriter(),
    voice: createVoiceProviders(config),
    knowledge: createKnowledgeIndexes({ maxAgents: 10 }),
    encoder,
    vectors: null,
    ...settings.deps,
  }
  const dist = settings.dist ?? writeFiles(join(dataDir, 'dist'), settings.built ?? {})
  const app = createApp({ ...deps, stores: wrapped }, { rateLimitFactor, live: settings.live, dist })
  const listener = app.callback()
  const server = createHttpServer(listener, timeouts)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // What is asked for here is begun at once; looking for more would only cost the tests time.
  deps.jobs.start(jobKinds(deps), { everyMs: 60_000 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Nothing is printed here; whoever walks the pages in a browser needs the codes all the same.
  const { address } = createOutboxAccess(config, deps.mail)
  if (address) keepOutbox(url, url + address)
  return {
    url,
    listener,
    deps,
    clock,
    log,
    dns,
    client: (credentials) => httpClient(url, credentials),
    async mailsTo(email) {
      const kept = (region: Region) =>
        outboxOf(stores, region)
          .find({}, { sort: { ts: -1, _id: -1 } })
          .toArray()
      const mails = [...(await kept('eu')), ...(await kept('na'))]
      return mails.filter((mail) => mail.to === email)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await deps.jobs.stop()
      await encoder.close()
      await discard()
      if (!settings.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function writeFiles(dir: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}
