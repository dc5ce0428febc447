import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { practiseAnswers } from './conversations/practise-answers.ts'
import { tightenModes } from './data-dir/tighten-modes.ts'
import type { Deps } from './deps.ts'
import { createConcierge } from './domains/concierge/concierge.ts'
import { type Edge, startEdge } from './edge/start-edge.ts'
import { createEncoderClient } from './encoder/encoder-client.ts'
import { createCondition } from './health/condition.ts'
import { watchedFiles, watchedMail, watchedResponder } from './health/watched.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createCounters } from './http/counters.ts'
import { createHttpServer, stopServer } from './http/http-server.ts'
import { ensureIndexes } from './indexes.ts'
import { jobKinds } from './job-kinds.ts'
import { createJobs } from './jobs/jobs.ts'
import { createIndexThreads } from './knowledge-index/index-threads.ts'
import { createKnowledgeIndexes } from './knowledge-index/knowledge-index.ts'
import { listen } from './listen.ts'
import { logOptions } from './log-options.ts'
import { createOutboxAccess } from './pages/outbox-access.ts'
import { filePlace } from './processes/file-place.ts'
import { createPresence, MisfitError, type Presence } from './processes/presence.ts'
import { createLocalCssWriter } from './providers/css-writer/local/local-css-writer.ts'
import { createOpenAiCssWriter } from './providers/css-writer/openai-css-writer.ts'
import { resolverDns } from './providers/dns/resolver-dns.ts'
import { createEmailDomains } from './providers/email-domain/create-email-domains.ts'
import { diskFiles } from './providers/files/disk-files.ts'
import { s3Files } from './providers/files/s3-files.ts'
import { createHosting } from './providers/hosting/create-hosting.ts'
import type { Mail } from './providers/mail/mail.ts'
import { outboxMail } from './providers/mail/outbox-mail.ts'
import { smtpMail } from './providers/mail/smtp-mail.ts'
import { createEmbedder } from './providers/openai/embeddings.ts'
import { createLocalResponder } from './providers/responder/local-responder.ts'
import { createOpenAiResponder } from './providers/responder/openai-responder.ts'
import { createPageReader } from './providers/site-reader/create-page-reader.ts'
import { createSiteReader } from './providers/site-reader/create-site-reader.ts'
import { createVoiceProviders } from './providers/voice/create-voice-providers.ts'
import { lockDataDir } from './store/embedded/lock-data-dir.ts'
import { StoreUnavailableError } from './store/errors.ts'
import { openStores } from './store/open-stores.ts'
import type { Stores } from './store/store.ts'
import { upgradeStores } from './upgrade-stores.ts'
import { createVectorIndex, type VectorIndex } from './vector-index/vector-index.ts'

/** Milliseconds a running request gets to finish after SIGTERM. */
const graceMs = 10_000
/** Milliseconds the stores get to close after that. */
const closeMs = 5_000
const indexedAgents = 100
/** Two: while one agent's index is being made, another's is asked. A question waits so long for its meanings. */
const indexThreads = { size: 2, patienceMs: 2_500, memoryMb: 768 }

async function main(config: Config): Promise<void> {
  const log = pino(logOptions(config.logLevel))
  const release = config.mongodb ? () => undefined : lockDataDir(config.dataDir)
  const untouched = tightenModes(config.dataDir)
  if (untouched.length > 0) log.warn({ paths: untouched.slice(0, 20) }, 'data_dir.readable_by_others')
  const stores = await openStores(config)
  // Without indexes the embedded store would refuse large look-ups; a MongoDB that is away is waited for later.
  if (!config.mongodb) {
    await ensureIndexes(stores)
    await upgradeStores(stores)
  }
  const presence = config.mongodb ? await appear(config, stores, log) : null
  const localResponder = createLocalResponder()
  const encoder = createEncoderClient()
  const threads = createIndexThreads({ ...indexThreads, encoder })
  const condition = createCondition(config.mongodb ? 'starting' : 'serving')
  const dns = resolverDns(config.dnsServers)
  const mail = watchedMail(config.mail ? smtpMail(config.mail) : outboxMail(stores, Date.now), condition)
  const files = config.s3 ? s3Files(config.s3) : diskFiles(join(config.dataDir, 'files'))
  const deps: Deps = {
    config,
    stores,
    now: Date.now,
    log,
    condition,
    mail,
    emailDomains: createEmailDomains(config, mail, dns),
    files: watchedFiles(files, condition),
    siteReader: createSiteReader({ allow: config.siteReaderAllow, log }),
    pageReader: createPageReader({ allow: config.siteReaderAllow, log }),
    hosting: createHosting({ config, stores, now: Date.now, log }),
    dns,
    concierge: createConcierge({ resolvers: config.dnsResolvers }),
    counters: createCounters(config, { stores, now: Date.now, log }),
    jobs: createJobs({ stores, now: Date.now, log }),
    responder: config.openai
      ? watchedResponder(createOpenAiResponder(config.openai), condition)
      : localResponder,
    localResponder,
    cssWriter: config.openai
      ? createOpenAiCssWriter({ ...config.openai, model: config.openai.cssModel })
      : createLocalCssWriter(),
    voice: createVoiceProviders(config),
    encoder,
    knowledge: createKnowledgeIndexes({ maxAgents: indexedAgents, threads }),
    vectors: vectorsOf(config, log),
  }
  const listener = createApp(deps).callback()
  const server = createHttpServer(listener)
  let edge: Edge | null = null
  let stopHousekeeping = () => {}
  let stopStaying: (() => void) | undefined
  // Before anybody is told that it runs: whoever starts it may stop it at once.
  const stopServers = async () => {
    await Promise.all([stopServer(server, graceMs), edge?.stop(graceMs)])
  }
  stopOnSignal(stopServers, deps, async () => {
    stopHousekeeping()
    await deps.jobs.stop()
    stopStaying?.()
    await presence?.leave().catch(() => undefined)
    await threads.close()
    await encoder.close()
    await stores.close()
    release()
  })
  await listen(server, config.host, config.port)
  edge = await startEdge(deps, listener)
  const { port } = server.address() as AddressInfo
  config.port = port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const here = `http://${host}:${port}`
  process.stdout.write(
    `VoiceGlow is running at ${config.publicUrl ?? here}\n${mailsLine(config, deps.mail, here)}`,
  )
  threads.start()
  practiseAnswers(localResponder).catch((error: unknown) => log.warn({ err: error }, 'practice.failed'))
  stopStaying = presence?.stay(giveUp)
  stopHousekeeping = startHousekeeping(deps, () => {
    if (condition.phase === 'starting') condition.phase = 'serving'
    if (condition.phase === 'serving') deps.jobs.start(jobKinds(deps))
  })
}

/** Where mails go that no mail server takes. */
function mailsLine(config: Config, mail: Mail, here: string): string {
  if (mail.kind !== 'local') return ''
  const { address } = createOutboxAccess(config, mail)
  if (address) return `Mails are kept at ${config.publicUrl ?? here}${address}\n`
  return 'No mail server is configured (SMTP_URL), so nobody gets a sign-in code: behind a proxy or under an address of its own the server shows the mails it keeps to nobody.\n'
}

/** Joins the servers that run on the same MongoDB. One that is away is waited for: then it joins later. */
async function appear(config: Config, stores: Stores, log: Logger): Promise<Presence> {
  const place = await filePlace(config)
  const presence = createPresence({ stores, config, place, now: Date.now, log })
  try {
    await presence.join()
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
  }
  return presence
}

function giveUp(error: MisfitError): void {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Knowledge is found by meaning, too, where a model for it is configured. */
function vectorsOf({ openai }: Config, log: Logger): VectorIndex | null {
  if (!openai?.embeddingModel) return null
  return createVectorIndex({ embedder: createEmbedder({ ...openai, model: openai.embeddingModel }), log })
}

/**
 * Says that it is not ready, answers for as long as whoever sends requests needs to notice, lets running requests
 * finish, then closes the stores. A second signal ends it at once, and nothing keeps it for ever.
 */
function stopOnSignal(
  stopServers: () => Promise<void>,
  { condition, config }: Deps,
  close: () => Promise<void>,
): void {
  let stoppingSince: number | undefined
  const stop = async () => {
    if (stoppingSince !== undefined) {
      // One Ctrl+C may arrive twice, from the terminal and from npm.
      if (performance.now() - stoppingSince > 500) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    condition.phase = 'stopping'
    setTimeout(() => process.exit(1), config.drainMs + graceMs + closeMs).unref()
    try {
      await wait(config.drainMs)
      await stopServers()
      await close()
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

// What people entrust to the server is nobody else's on this machine.
process.umask(0o077)
try {
  await main(readConfig(process.env))
} catch (error) {
  const known =
    error instanceof ConfigError ||
    error instanceof StoreUnavailableError ||
    error instanceof MisfitError ||
    (error as NodeJS.ErrnoException).syscall === 'listen' ||
    (error as NodeJS.ErrnoException).syscall === 'getaddrinfo'
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
