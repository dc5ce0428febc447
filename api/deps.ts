import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Concierge } from './domains/concierge/concierge.ts'
import type { Encoder } from './encoder/encoder.ts'
import type { Condition } from './health/condition.ts'
import type { Counters } from './http/counters.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { KnowledgeIndexes } from './knowledge-index/knowledge-index.ts'
import type { CssWriter } from './providers/css-writer/css-writer.ts'
import type { Dns } from './providers/dns/dns.ts'
import type { EmailDomains } from './providers/email-domain/email-domain.ts'
import type { Files } from './providers/files/files.ts'
import type { Hosting } from './providers/hosting/hosting.ts'
import type { Mail } from './providers/mail/mail.ts'
import type { Responder } from './providers/responder/responder.ts'
import type { PageReader } from './providers/site-reader/page-reader.ts'
import type { SiteReader } from './providers/site-reader/site-reader.ts'
import type { VoiceProviders } from './providers/voice/voice-providers.ts'
import type { Stores } from './store/store.ts'
import type { VectorIndex } from './vector-index/vector-index.ts'

/** Everything the app is built from. `createApp(deps)` does no I/O of its own. */
export interface Deps {
  config: Config
  stores: Stores
  /** Current time in milliseconds; tests move it. */
  now(): number
  log: Logger
  /** What the server knows of itself; `/health` and `/ready` tell it. */
  condition: Condition
  mail: Mail
  /** Domains that agencies send mail from. */
  emailDomains: EmailDomains
  files: Files
  siteReader: SiteReader
  pageReader: PageReader
  /** Serves agencies' hosts. */
  hosting: Hosting
  /** Reads records of agencies' domains. */
  dns: Dns
  /** Tells what is wrong with a domain's DNS. */
  concierge: Concierge
  /** Count calls that have limits, whoever makes them. */
  counters: Counters
  /** Work that is done behind the answers. */
  jobs: Jobs
  responder: Responder
  /** Answers where the responder's model does not. */
  localResponder: Responder
  cssWriter: CssWriter
  /** Understand speech and speak in calls. */
  voice: VoiceProviders
  knowledge: KnowledgeIndexes
  /** Tells what texts mean. */
  encoder: Encoder
  /** Finds knowledge by meaning; null where no model makes vectors. */
  vectors: VectorIndex | null
}

/** Unix seconds, as the wire carries time. */
export function unixNow(deps: Pick<Deps, 'now'>): number {
  return Math.floor(deps.now() / 1000)
}
