import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { createEncoderClient } from './encoder/encoder-client.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createHttpServer, stopServer } from './http/http-server.ts'
import { ensureIndexes } from './indexes.ts'
import { createKnowledgeIndexes } from './knowledge-index/knowledge-index.ts'
import { listen } from './listen.ts'
import { logOptions } from './log-options.ts'
import { createLocalCssWriter } from './providers/css-writer/local/local-css-writer.ts'
import { createOpenAiCssWriter } from './providers/css-writer/openai-css-writer.ts'
import { diskFiles } from './providers/files/disk-files.ts'
import { s3Files } from './providers/files/s3-files.ts'
import { outboxMail } from './providers/mail/outbox-mail.ts'
import { smtpMail } from './providers/mail/smtp-mail.ts'
import { createEmbedder } from './providers/openai/embeddings.ts'
import { createLocalResponder } from './providers/responder/local-responder.ts'
import { createOpenAiResponder } from './providers/responder/openai-responder.ts'
import { createSiteReader } from './providers/site-reader/create-site-reader.ts'
import { StoreUnavailableError } from './store/errors.ts'
import { openStores } from './store/open-stores.ts'
import { upgradeStores } from './upgrade-stores.ts'
import { createVectorIndex, type VectorIndex } from './vector-index/vector-index.ts'

/** Milliseconds a running request gets to finish after SIGTERM. */
const graceMs = 10_000
const indexedAgents = 100

async function main(config: Config): Promise<void> {
  const log = pino(logOptions(config.logLevel))
  const stores = await openStores(config)
  // Without indexes the embedded store would refuse large look-ups; a MongoDB that is away is waited for later.
  if (!config.mongodb) {
    await ensureIndexes(stores)
    await upgradeStores(stores)
  }
  const localResponder = createLocalResponder()
  const encoder = createEncoderClient()
  const deps: Deps = {
    config,
    stores,
    now: Date.now,
    log,
    mail: config.mail ? smtpMail(config.mail) : outboxMail(stores, Date.now),
    files: config.s3 ? s3Files(config.s3) : diskFiles(join(config.dataDir, 'files')),
    siteReader: createSiteReader({ allow: config.siteReaderAllow }),
    responder: config.openai ? createOpenAiResponder(config.openai) : localResponder,
    localResponder,
    cssWriter: config.openai
      ? createOpenAiCssWriter({ ...config.openai, model: config.openai.cssModel })
      : createLocalCssWriter(),
    knowledge: createKnowledgeIndexes({ maxAgents: indexedAgents, encoder }),
    vectors: vectorsOf(config, log),
  }
  const server = createHttpServer(createApp(deps).callback())
  await listen(server, config.host, config.port)
  const { port } = server.address() as AddressInfo
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  process.stdout.write(`VoiceGlow is running at ${config.publicUrl ?? `http://${host}:${port}`}\n`)
  const stopHousekeeping = startHousekeeping(deps)
  stopOnSignal(server, async () => {
    stopHousekeeping()
    await encoder.close()
    await stores.close()
  })
}

/** Knowledge is found by meaning, too, where a model for it is configured. */
function vectorsOf({ openai }: Config, log: Logger): VectorIndex | null {
  if (!openai?.embeddingModel) return null
  return createVectorIndex({ embedder: createEmbedder({ ...openai, model: openai.embeddingModel }), log })
}

/** Stops accepting, lets running requests finish, then closes the stores. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    stopServer(server, graceMs)
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await main(readConfig(process.env))
} catch (error) {
  const known =
    error instanceof ConfigError ||
    error instanceof StoreUnavailableError ||
    (error as NodeJS.ErrnoException).syscall === 'listen' ||
    (error as NodeJS.ErrnoException).syscall === 'getaddrinfo'
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
