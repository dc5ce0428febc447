import * as z from 'zod/mini'
import { flowSchema } from '../flow/flow.schema.ts'
import { chatFormSchema } from '../leads/chat-form.schema.ts'
import { functionsLimit } from '../library/function-limits.ts'
import { minutesSchema, officeHoursSchema, timezoneSchema } from '../live/office-hours.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { themeJsonSchema } from '../theme/theme.schema.ts'
import { utteranceThresholdLimit } from '../voice/utterance.ts'
import { analyticsIdSchema } from './analytics-id.ts'
import { dimensions, dimensionWords, kbLlmSchema } from './kb-llm.schema.ts'
import { mailKinds } from './mail-kinds.ts'
import { pictureUrlSchema } from './picture-url.ts'
import { usageLimits } from './usage-limits.ts'
import { greetingLimit, widgetTextsSchema } from './widget-texts.ts'

/** Longest agent name the server stores, in characters. */
export const agentTitleLimit = 200

/** Said of an agent without a name. */
export const agentTitleMissing = 'Please provide a name for the agent.'

/** An agent's name. Messages are the specification's (spec 1 §5). */
export const agentTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, agentTitleMissing),
    z.maxLength(agentTitleLimit, `Please keep the name under ${agentTitleLimit} characters.`),
  )

/** Voice settings of an agent (spec 1 §3). */
export const voiceConfigSchema = z.object({
  config: z.object({
    enableWebCalling: z.boolean(),
    /** Sound played under the voice, e.g. `restaurant`. */
    backgroundNoise: z.string(),
  }),
  transcriber: z.object({
    provider: z.string(),
    modelId: z.string(),
    /** Silence that ends an utterance, in milliseconds. */
    utteranceThreshold: z.number(),
    language: z.string(),
  }),
  speechGen: z.object({ provider: z.string(), voiceId: z.string() }),
})
type VoiceConfig = z.infer<typeof voiceConfigSchema>

/** Said of a silence nobody could mean. */
export const utteranceThresholdWords = 'Please enter a whole number from 0 to 3,000.'

/** Longest name of a provider, a model or a voice, in characters. */
const voiceNameLimit = 100

function hasShortNames({ config, transcriber, speechGen }: VoiceConfig): boolean {
  const names = [config.backgroundNoise, ...Object.values(transcriber), ...Object.values(speechGen)]
  return names.every((name) => typeof name !== 'string' || name.length <= voiceNameLimit)
}

function hasThreshold({ transcriber: { utteranceThreshold } }: VoiceConfig): boolean {
  return (
    Number.isInteger(utteranceThreshold) &&
    utteranceThreshold >= 0 &&
    utteranceThreshold <= utteranceThresholdLimit
  )
}

const mostKeepDays = 3650
const keepDaysWords = `Please enter 0 to keep them, or a whole number of days up to ${mostKeepDays.toLocaleString('en')}.`

/** What an owner may change on an agent; everything else is protected or dropped (spec 1 §3, spec 3 §3). */
export const agentFieldsSchema = z.object({
  title: agentTitleSchema,
  description: z.string().check(z.maxLength(2000)),
  /** `vg` is our own agent, `vf` one of the compatible platform. */
  agentPlatform: z.enum(['vg', 'vf']),
  theme: z.enum(['blue-light', 'blue-dark']),
  /** JSON of the agent's custom theme: primary, nineColorPallet, themeType; empty for none. */
  customThemeJSONString: themeJsonSchema,
  /** CSS the owner adds to the widget; addresses `.vg-*` classes and tokens. */
  customCSS: z.string().check(z.maxLength(100_000)),
  scrollAnimation: z.boolean(),
  roundedImageURL: pictureUrlSchema,
  chatBgURL: pictureUrlSchema,
  /** The line under the widget; empty for none. */
  branding: z.string().check(z.maxLength(200)),
  /** The greeting shown before the first message. */
  proactiveMessage: z.string().check(z.maxLength(greetingLimit)),
  /** Pause before an answer appears, in milliseconds. */
  messageDelayMS: z.int().check(z.gte(0), z.lte(60_000)),
  /** Most tokens a conversation may use; 0 is no limit. */
  maxTokensUsage: usageLimits.maxTokensUsage.schema,
  /** Most messages one visitor may send within an hour; 0 is no limit. @default 0 */
  maxMessagesPerVisitor: z.optional(usageLimits.maxMessagesPerVisitor.schema),
  /** Most tokens of the model it may use within a day, its tests among them; 0 is no limit. @default 0 */
  maxTokensPerDay: z.optional(usageLimits.maxTokensPerDay.schema),
  autoStartWidget: z.boolean(),
  syncBrowser: z.boolean(),
  listenForUrlChanges: z.boolean(),
  lang: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  recordChatHistory: z.boolean(),
  enableGeoAnalytics: z.boolean(),
  UIhandoffTitle: z.string().check(z.maxLength(200)),
  UIhandoffSubtitle: z.string().check(z.maxLength(500)),
  /** Visitors who ask for a person can only leave a message. @default false */
  disableHandoff: z.optional(z.boolean()),
  /** Visitors read nothing of who answers them: no name, and no line about joining or handing back. @default false */
  disableHandoffMessages: z.optional(z.boolean()),
  /** Visitors find a button for a person before anything is said; it says `UIhandoffTitle`. @default false */
  handoffChoice: z.optional(z.boolean()),
  /** The language model may hand a visitor over to a person by itself (spec 2 §3). @default false */
  smartHandoff: z.optional(z.boolean()),
  /** What visitors who ask for a person are asked to fill in. @default noChatForm */
  handoffForm: z.optional(chatFormSchema),
  /** When people answer even where nobody is online; empty for only while somebody is. @default [] */
  officeHours: z.optional(officeHoursSchema),
  /** IANA time zone of the office hours. @default 'UTC' */
  officeTimezone: z.optional(timezoneSchema),
  /** A visitor who waited so many minutes goes back to the agent; 0 for never. @default 10 */
  handoffFallbackMinutes: z.optional(minutesSchema),
  /** After so many minutes without an answer the workspace is mailed; 0 for never. @default 2 */
  handoffMailMinutes: z.optional(minutesSchema),
  enableNodes: z.boolean(),
  /** The steps of its flow, which answers while `enableNodes` is on. */
  nodes: flowSchema,
  vg_defaultModel: z.string().check(z.maxLength(100)),
  vg_enableUIEngine: z.boolean(),
  vg_temperature: z.number().check(z.gte(0), z.lte(2)),
  vg_systemPrompt: z.string().check(z.maxLength(50_000)),
  vg_initPrompt: z.string().check(z.maxLength(10_000)),
  /** Questions a visitor can press instead of typing. */
  vg_initMessages: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10)),
  /** Longest answer, in tokens. */
  vg_maxTokens: z.int().check(z.gte(1), z.lte(128_000)),
  /** Numbers of each vector its knowledge is found by, where the embedding model can make them shorter. */
  vg_kbDefaultDimension: z
    .int(dimensionWords)
    .check(z.gte(dimensions.least, dimensionWords), z.lte(dimensions.most, dimensionWords)),
  /** How a follow-up question becomes a search. @default kbLlmDefaults */
  vg_kb_llm: z.optional(kbLlmSchema),
  /** Passages given to an answer. */
  vg_kbTopChunks: z.int().check(z.gte(1), z.lte(20)),
  /** Score from 0 to 1 under which the agent says it does not know. */
  ifKnowsThreshold: z.number().check(z.gte(0), z.lte(1)),
  vgOptions: z.object({
    /** Characters per knowledge passage (spec 3 §5). */
    maxChunkSize: z.int().check(z.gte(1000, 'Max chunk size must be greater than 1000'), z.lte(20_000)),
  }),
  vapiConfig: z.object({ promptOnWeb: z.boolean() }),
  voiceConfig: voiceConfigSchema.check(
    z.refine(hasThreshold, { error: utteranceThresholdWords, path: ['transcriber', 'utteranceThreshold'] }),
    z.refine(hasShortNames, `Please keep each name under ${voiceNameLimit} characters.`),
  ),
  ui: z.object({
    widgetType: z.enum(['popup', 'chat']),
    /** The corner of the page the bubble stands in. @default 'right' */
    launcherSide: z.optional(z.enum(['right', 'left'])),
    /** The bubble shows the agent's picture instead of an icon. @default false */
    launcherPicture: z.optional(z.boolean()),
    /** What the bubble says beside it until it was opened or dismissed; empty for nothing. @default '' */
    teaser: z.optional(z.string().check(z.maxLength(160))),
  }),
  /** Origins that may embed the agent, e.g. `https://example.com`; empty allows every origin. */
  allowedOrigins: z
    .array(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i)))
    .check(z.maxLength(50)),
  /**
   * Functions of the workspace a model may call for this agent. Absent in agents made before tools were assigned:
   * all of them (decision record 0070).
   */
  assignedToolsIds: z.optional(z.array(agentIdSchema).check(z.maxLength(functionsLimit))),
  /** The widget's words where the owner says it in other words, by language. @default [] */
  widgetTexts: z.optional(widgetTextsSchema),
  /** Mails about this agent its workspace does not want. @default [] */
  mutedMails: z.optional(z.array(z.enum(mailKinds)).check(z.maxLength(mailKinds.length))),
  /** Where openings of the widget are counted, by the page's own Google tag. @default '' */
  analyticsId: z.optional(analyticsIdSchema),
  /** Visitors may rate answers with a thumb up or down. @default true */
  answerRatings: z.optional(z.boolean()),
  /** What visitors are asked before they write. @default noChatForm */
  chatForm: z.optional(chatFormSchema),
  /** Days after its last message that a conversation is kept; 0 keeps it. @default 0 */
  keepDays: z.optional(
    z.int(keepDaysWords).check(z.gte(0, keepDaysWords), z.lte(mostKeepDays, keepDaysWords)),
  ),
})

/** Settings of an agent as they may be sent. */
export type SentAgentFields = z.infer<typeof agentFieldsSchema>

/** The nodes of a flow as they are stored; `flowOf` reads them. */
const storedNodesSchema = z.array(z.record(z.string(), z.unknown()))

/** Settings of an agent as they are stored; what may be sent is narrower. */
export type AgentFields = Omit<SentAgentFields, 'nodes'> & {
  nodes: z.infer<typeof storedNodesSchema>
}

/** What the server alone decides about an agent. */
const agentSystemFields = {
  /** Random, 16 characters. */
  ID: agentIdSchema,
  /** The workspace the agent belongs to. */
  ownerID: z.string(),
  /** Unix seconds of the last change. */
  lastModified: z.int(),
  /** Unix seconds of creation. */
  ts: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
  /** The version visitors get. */
  publishedVersion: z.int(),
  /** The draft's latest revision that is what visitors get; another `rev` means unpublished changes. */
  publishedRev: z.int(),
  internal: z.object({ accountCreationConfig: z.string(), websocketServer: z.string() }),
}

/** An agent as its workspace sees it. The secret key is no part of it. */
export const agentSchema = z.extend(agentFieldsSchema, {
  ...agentSystemFields,
  // What was stored before it was checked must still be readable, to be put right.
  customThemeJSONString: z.string(),
  roundedImageURL: z.string(),
  chatBgURL: z.string(),
  nodes: storedNodesSchema,
  voiceConfig: voiceConfigSchema,
  vg_kbDefaultDimension: z.int(),
})
export type Agent = z.infer<typeof agentSchema>

/** What a list shows of the agent itself. */
export const agentCardFieldsSchema = z.pick(agentSchema, {
  ID: true,
  title: true,
  description: true,
  roundedImageURL: true,
  theme: true,
  customThemeJSONString: true,
  agentPlatform: true,
  enableNodes: true,
  lastModified: true,
  rev: true,
  publishedRev: true,
})

/** An agent in lists and switchers; another `rev` than `publishedRev` means unpublished changes. */
export const agentCardSchema = z.extend(agentCardFieldsSchema, {
  /** Conversations visitors began per day (UTC), the oldest first and today last. */
  conversations7d: z.array(z.int()).check(z.length(7)),
})
export type AgentCard = z.infer<typeof agentCardSchema>

/** Fields of an agent nobody may send: a request that carries one gets a 403. */
export const protectedAgentFields = {
  ownerID: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
  SECRET_API_KEY: z.optional(z.unknown()),
  internal: z.optional(z.unknown()),
  lastModified: z.optional(z.unknown()),
  ts: z.optional(z.unknown()),
  fieldRevs: z.optional(z.unknown()),
  publishedVersion: z.optional(z.unknown()),
  publishedRev: z.optional(z.unknown()),
}
