import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { unusable } from './config-error.ts'
import { type ModelCallsADay, modelCallsADay } from './conversations/model-calls.ts'
import { localSecret } from './data-dir/local-secret.ts'
import { type EdgeConfig, readEdge } from './edge/edge-config.ts'
import type { S3Options } from './providers/files/s3-files.ts'
import type { VercelOptions } from './providers/hosting/vercel-hosting.ts'

const port = z.optional(
  z.string().check(
    z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      error: 'is a number from 0 to 65535',
    }),
  ),
)
const url = (schemes: RegExp, message: string) =>
  z.optional(
    z.string().check(z.refine((value) => schemes.test(value) && URL.canParse(value), { error: message })),
  )
const web = /^https?:\/\//i
// A replica set's address names several hosts, which no URL may.
const mongo = z.optional(
  z.string().check(z.regex(/^mongodb(\+srv)?:\/\/[^/\s]+/i, 'is a mongodb:// or mongodb+srv:// address')),
)
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const list = z.optional(z.string())
const analytics = z.optional(
  z.string().check(
    z.refine((value) => value === 'console' || value === 'none' || isReportAddress(value), {
      error: 'is console, none or an https:// address',
    }),
  ),
)
const calls = z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'is a whole number above 0')))
const count = z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'is a whole number')))

/** Every environment variable the server reads; `.env.example` explains them. */
const environmentSchema = z.object({
  NODE_ENV: z.optional(
    z.enum(['development', 'production', 'test'], { error: 'is development, production or test' }),
  ),
  PORT: port,
  HOST: z.optional(z.string().check(z.minLength(1))),
  PUBLIC_URL: url(web, 'is a full address such as https://app.example.com'),
  MAIN_HOSTS: list,
  ROOT_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?=.{1,190}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'is a domain such as agencies.example.com'),
      ),
  ),
  DNS_SERVERS: z.optional(
    z.string().check(
      z.refine(
        (value) =>
          (splitList(value) ?? []).every((server) => /^[\d.]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/.test(server)),
        {
          error: 'is a list of addresses such as 9.9.9.9 or 127.0.0.1:5353',
        },
      ),
    ),
  ),
  DNS_RESOLVERS: z.optional(
    z.string().check(
      z.refine((value) => (splitList(value) ?? []).every((server) => readServer(server) !== undefined), {
        error: 'is a list of addresses such as 1.1.1.1 or 127.0.0.1:5353',
      }),
    ),
  ),
  VERCEL_TOKEN: z.optional(z.string()),
  VERCEL_PROJECT_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, "is a project's id or name"))),
  VERCEL_TEAM_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, "is a team's id"))),
  VERCEL_API_URL: url(web, 'is a full address such as https://api.vercel.com'),
  TRUST_PROXY: count,
  DRAIN_SECONDS: count,
  GEO_COUNTRY_HEADER: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'has at least 32 characters'))),
  CREDENTIALS_SECRET: z.optional(z.string().check(z.minLength(32, 'has at least 32 characters'))),
  EDGE_TLS_PORT: port,
  EDGE_HTTP_PORT: port,
  EDGE_BIND: z.optional(z.string().check(z.minLength(1))),
  EDGE_HOST: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'is a host name such as edge.example.com')),
  ),
  EDGE_ADDRESS: z.optional(z.string()),
  EDGE_ASK_SECRET: z.optional(z.string().check(z.minLength(16, 'has at least 16 characters'))),
  ACME_DIRECTORY: url(web, "is the full address of an ACME issuer's directory"),
  ACME_EMAIL: z.optional(z.string().check(z.regex(emailShape, 'is an email address'))),
  MONGODB_URI: mongo,
  MONGODB_URI_EU: mongo,
  MONGODB_URI_NA: mongo,
  MAIL_FROM: z.optional(z.string()),
  SMTP_URL: url(/^smtps?:\/\//i, 'is an smtp:// or smtps:// address'),
  MAIL_BOUNCE_HOST: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/i, "is a host's name"))),
  MAIL_SPF: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9.:/_ -]{1,400}$/i, 'is a list of SPF mechanisms such as a:smtp.example.com')),
  ),
  RESEND_API_KEY: z.optional(z.string()),
  RESEND_BASE_URL: url(web, 'is a full address such as https://api.resend.com'),
  OPENAI_BASE_URL: url(web, 'is a full address such as https://api.example.com/v1'),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_MODEL: z.optional(z.string()),
  OPENAI_CSS_MODEL: z.optional(z.string()),
  OPENAI_EMBEDDING_MODEL: z.optional(z.string()),
  OPENAI_TRANSCRIPTION_MODEL: z.optional(z.string()),
  OPENAI_SPEECH_MODEL: z.optional(z.string()),
  DEEPGRAM_API_KEY: z.optional(z.string()),
  DEEPGRAM_BASE_URL: url(web, 'is a full address such as https://api.deepgram.com'),
  MODEL_CALLS_A_DAY_ADDRESS: calls,
  MODEL_CALLS_A_DAY_AGENT: calls,
  MODEL_CALLS_A_DAY_WORKSPACE: calls,
  S3_ENDPOINT: url(web, 'is a full address such as https://s3.example.com'),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is a bucket's name")),
  ),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "is a region's name"))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  ANALYTICS: analytics,
  DIALOGUE_API_URL: url(web, 'is a full address such as https://runtime.example.com'),
  FONTS_URL: url(web, 'is a full address such as https://fonts.example.com/css'),
  FONTS_FILES_URL: url(web, 'is a full address such as https://files.example.com'),
  AGENCY_INTRO_VIDEO_URL: z.optional(
    z.string().check(
      z.refine(isVideoAddress, {
        error: 'is an https:// address, or one on this server such as /assets/intro.mp4',
      }),
    ),
  ),
  SITE_READER_ALLOW: list,
  SUPPORT_EMAIL: z.optional(z.string().check(z.regex(emailShape, 'is an email address'))),
  AFFILIATES_URL: url(web, 'is a full address'),
  DISCORD_URL: url(web, 'is a full address'),
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'is silent, error, warn, info or debug' }),
  ),
})

/** What the server runs with, checked once at start. */
export interface Config {
  production: boolean
  /** null: take 3000 or the next free port, which it is then. */
  port: number | null
  host: string
  /** Origin used in links and cookies; null where none is set. */
  publicUrl: string | null
  /** Hosts that show our own brand. */
  mainHosts: string[]
  /** Whether anybody said which hosts are ours; until then other names reach the product as well. */
  isHostNamed: boolean
  /** Agencies take subdomains of it. */
  rootDomain: string
  /** Name servers that are asked about agencies' domains, as `host[:port]`; null for the machine's own. */
  dnsServers: string[] | null
  /** Public resolvers a domain is looked at from when it is diagnosed. */
  dnsResolvers: { address: string; port: number }[]
  /** Hosts agencies' domains; null: whoever runs the server looks after addresses and certificates. */
  vercel: VercelOptions | null
  /** Proxies in front whose X-Forwarded-* are believed. */
  trustProxy: number
  /** Milliseconds the server goes on answering after it was told to stop, while `/ready` says 503. */
  drainMs: number
  geoCountryHeader: string | null
  dataDir: string
  /** Signs visitor sessions; 32 bytes or more. */
  secret: string
  /** The key of what workspaces keep encrypted is derived from it. @default `secret` */
  credentialsSecret: string
  /** How agencies' hosts reach this server, and where their TLS ends. */
  edge: EdgeConfig
  mongodb: { uri: string; uriEu?: string; uriNa?: string } | null
  mail: { smtpUrl: string; from: string } | null
  /** Host that takes back what agencies' mail servers could not deliver; null for the mail server's own. */
  mailBounceHost: string | null
  /** SPF mechanisms that agencies' domains are to allow; null for the mail server's own. */
  mailSpf: string | null
  /** Sends for agencies' domains instead of the mail server. */
  resend: { baseUrl: string; apiKey: string } | null
  openai: {
    baseUrl: string
    apiKey: string
    model: string | undefined
    /** Writes style sheets. */
    cssModel: string | undefined
    /** Makes vectors of knowledge and questions; without it knowledge is found by its words alone. */
    embeddingModel: string | undefined
    /** Understands speech; without it this endpoint does not. */
    transcriptionModel: string | undefined
    /** Speaks; without it this endpoint does not. */
    speechModel: string | undefined
  } | null
  /** Understands speech and speaks, beside or instead of the endpoint above. */
  deepgram: { baseUrl: string; apiKey: string } | null
  /** How often a day the model is asked on behalf of one visitor's address, one agent, one workspace. */
  modelCallsADay: ModelCallsADay
  /** What the public pages lead to beside our own (spec 2 §2.3). */
  contact: { supportEmail: string; affiliates?: string; discord?: string }
  /** Bucket for the files people give; null keeps them under `dataDir`. */
  s3: S3Options | null
  /** Where the app's own events go: `console`, `none`, or the address they are posted to. */
  analytics: string
  /** Where agents of the compatible platform are asked. */
  dialogueUrl: string
  /** The service agencies' fonts are fetched from; null where there is none, and no other host is asked. */
  fonts: {
    /** Address of its style sheets, without a query. */
    sheetUrl: string
    /** Origins its files may be on. */
    fileOrigins: string[]
  } | null
  /** A video about agencies, shown on their settings: an https address or a path on this server; null for none. */
  introVideo: string | null
  /** `host:port` pairs the site reader and functions may call although they are not public; tests only. */
  siteReaderAllow: string[]
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** Reads and checks the environment. Throws a ConfigError that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) {
    throw unusable(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const dataDir = resolve(e.DATA_DIR ?? '.data')
  const publicUrl = e.PUBLIC_URL ? new URL(e.PUBLIC_URL).origin : null
  if (e.OPENAI_BASE_URL && !e.OPENAI_API_KEY) {
    throw unusable('OPENAI_API_KEY is needed with OPENAI_BASE_URL')
  }
  if ((e.MONGODB_URI_EU || e.MONGODB_URI_NA) && !e.MONGODB_URI) {
    throw unusable('MONGODB_URI is needed with MONGODB_URI_EU and MONGODB_URI_NA')
  }
  if (e.MONGODB_URI && !e.SESSION_SECRET) {
    throw unusable('SESSION_SECRET is needed with MONGODB_URI: every server on it must have the same one')
  }
  const secret = e.SESSION_SECRET ?? localSecret(dataDir)
  return {
    production,
    port: e.PORT === undefined ? null : Number(e.PORT),
    host: e.HOST ?? '127.0.0.1',
    publicUrl,
    mainHosts: [
      ...(splitList(e.MAIN_HOSTS) ?? ['localhost', '127.0.0.1']),
      ...(publicUrl ? [new URL(publicUrl).hostname] : []),
    ],
    isHostNamed: publicUrl !== null || e.MAIN_HOSTS !== undefined,
    rootDomain: e.ROOT_DOMAIN?.toLowerCase() ?? 'localhost',
    dnsServers: splitList(e.DNS_SERVERS) ?? null,
    dnsResolvers: (splitList(e.DNS_RESOLVERS) ?? ['1.1.1.1', '8.8.8.8', '9.9.9.9']).flatMap(
      (server) => readServer(server) ?? [],
    ),
    vercel: readVercel(e),
    trustProxy: Number(e.TRUST_PROXY ?? 0),
    drainMs: Number(e.DRAIN_SECONDS ?? 0) * 1000,
    geoCountryHeader: e.GEO_COUNTRY_HEADER?.toLowerCase() ?? null,
    dataDir,
    secret,
    credentialsSecret: e.CREDENTIALS_SECRET ?? secret,
    edge: readEdge(e),
    mongodb: e.MONGODB_URI ? { uri: e.MONGODB_URI, uriEu: e.MONGODB_URI_EU, uriNa: e.MONGODB_URI_NA } : null,
    mail: e.SMTP_URL ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? 'VoiceGlow <no-reply@localhost>' } : null,
    mailBounceHost: e.MAIL_BOUNCE_HOST?.toLowerCase() ?? null,
    mailSpf: e.MAIL_SPF?.trim() ?? null,
    resend: e.RESEND_API_KEY
      ? { apiKey: e.RESEND_API_KEY, baseUrl: e.RESEND_BASE_URL ?? 'https://api.resend.com' }
      : null,
    openai: e.OPENAI_API_KEY
      ? {
          baseUrl: e.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
          apiKey: e.OPENAI_API_KEY,
          model: e.OPENAI_MODEL,
          cssModel: e.OPENAI_CSS_MODEL ?? e.OPENAI_MODEL,
          embeddingModel: e.OPENAI_EMBEDDING_MODEL,
          transcriptionModel: e.OPENAI_TRANSCRIPTION_MODEL,
          speechModel: e.OPENAI_SPEECH_MODEL,
        }
      : null,
    deepgram: e.DEEPGRAM_API_KEY
      ? { apiKey: e.DEEPGRAM_API_KEY, baseUrl: e.DEEPGRAM_BASE_URL ?? 'https://api.deepgram.com' }
      : null,
    modelCallsADay: {
      address: Number(e.MODEL_CALLS_A_DAY_ADDRESS ?? modelCallsADay.address),
      agent: Number(e.MODEL_CALLS_A_DAY_AGENT ?? modelCallsADay.agent),
      workspace: Number(e.MODEL_CALLS_A_DAY_WORKSPACE ?? modelCallsADay.workspace),
    },
    contact: {
      supportEmail: e.SUPPORT_EMAIL ?? '',
      affiliates: e.AFFILIATES_URL,
      discord: e.DISCORD_URL,
    },
    s3: readS3(e),
    analytics: e.ANALYTICS ?? 'console',
    dialogueUrl: e.DIALOGUE_API_URL ?? 'https://general-runtime.voiceflow.com',
    fonts: readFonts(e),
    introVideo: e.AGENCY_INTRO_VIDEO_URL ?? null,
    siteReaderAllow: splitList(e.SITE_READER_ALLOW) ?? [],
    logLevel: e.LOG_LEVEL ?? 'info',
  }
}

/** Without an origin of their own, files are where the style sheets are. */
function readFonts(e: z.infer<typeof environmentSchema>): Config['fonts'] {
  if (!e.FONTS_URL) return null
  const { origin, pathname } = new URL(e.FONTS_URL)
  const files = e.FONTS_FILES_URL ? [new URL(e.FONTS_FILES_URL).origin] : []
  return { sheetUrl: `${origin}${pathname}`, fileOrigins: [origin, ...files] }
}

/** A bucket is configured whole or not at all. */
function readS3(e: z.infer<typeof environmentSchema>): S3Options | null {
  if (!e.S3_BUCKET) return null
  if (!e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY) {
    throw unusable('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET')
  }
  const region = e.S3_REGION ?? 'us-east-1'
  return {
    endpoint: e.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket: e.S3_BUCKET,
    region,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  }
}

/** A name server by its address, such as `9.9.9.9`, `127.0.0.1:5353` or `[::1]:53`. */
function readServer(text: string): { address: string; port: number } | undefined {
  const [, six, four, port = '53'] = /^(?:\[([\da-f:]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const address = six ?? four ?? ''
  return isIP(address) !== 0 && Number(port) <= 65_535 ? { address, port: Number(port) } : undefined
}

/** Vercel is configured whole or not at all. */
function readVercel(e: z.infer<typeof environmentSchema>): VercelOptions | null {
  if (!e.VERCEL_TOKEN) return null
  if (!e.VERCEL_PROJECT_ID) throw unusable('VERCEL_PROJECT_ID is needed with VERCEL_TOKEN')
  return {
    token: e.VERCEL_TOKEN,
    projectId: e.VERCEL_PROJECT_ID,
    teamId: e.VERCEL_TEAM_ID,
    baseUrl: (e.VERCEL_API_URL ?? 'https://api.vercel.com').replace(/\/$/, ''),
  }
}

/** A video comes over https, or from this server, where nothing of the path can make it another one. */
function isVideoAddress(value: string): boolean {
  if (/^(\/[\w.-]+)+$/.test(value)) return true
  if (!/^https:\/\/[^\s\\;,]+$/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

/** Events leave a browser over https alone; a collector on this machine may do without. */
function isReportAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

function splitList(value: string | undefined): string[] | undefined {
  return value
    ?.split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)
}
