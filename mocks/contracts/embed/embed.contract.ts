import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { blockSchema } from '../conversations/blocks.ts'
import {
  answerEventSchema,
  answerSchema,
  messageSchema,
  saidSchema,
} from '../conversations/message.schema.ts'
import { formSchema } from '../conversations/parts.ts'
import { type Contract, defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { anyone, itsVisitor } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { callSetupSchema } from '../voice/call-setup.schema.ts'
import { visitedPageLimit } from './visited-page.ts'
import { widgetWordsSchema } from './widget-words.schema.ts'

/** The published agent as any visitor may see it. Holds no secret and no owner. */
export const publicAgentSchema = z.object({
  agentId: z.string(),
  version: z.int(),
  title: z.string(),
  description: z.string(),
  roundedImageURL: z.string(),
  chatBgURL: z.string(),
  branding: z.string(),
  proactiveMessage: z.string(),
  /** Questions a visitor can press. */
  suggestions: z.array(z.string()),
  lang: z.string(),
  /** The widget's own words in that language, English where there are none. */
  words: widgetWordsSchema,
  mode: z.enum(['light', 'dark']),
  /** The agent's own palette; null for the product's. */
  theme: z.nullable(
    z.object({
      themeType: z.enum(['light', 'dark']),
      primary: z.string(),
      nineColorPallet: z.array(z.tuple([z.number(), z.number(), z.number()])),
    }),
  ),
  /** Sanitised CSS of the owner. */
  customCSS: z.string(),
  widgetType: z.enum(['popup', 'chat']),
  autoStartWidget: z.boolean(),
  /** Pause before an answer appears, in milliseconds. */
  messageDelayMS: z.int(),
  /** New messages scroll smoothly, unless the visitor wants less motion. */
  scrollAnimation: z.boolean(),
  /** The visitor's other tabs show the same conversation. */
  syncBrowser: z.boolean(),
  /** A question says on which page it is asked. */
  listenForUrlChanges: z.boolean(),
  /** Present where visitors may not rate answers: its owner does not want it, or nothing is kept. @default they may */
  ratings: z.optional(z.literal(false)),
  /** What visitors are asked before they write; absent where they are asked nothing. */
  chatForm: z.optional(
    z.object({
      form: formSchema,
      /** What the button says that begins without it; '' where something has to be filled in. */
      skip: z.string(),
      /** What is said where too many were sent for it to be kept. */
      unkept: z.string(),
      /** What the button says that begins without it then, whatever has to be filled in. */
      goOn: z.string(),
      /** What stands under its fields; no HTML anywhere. */
      consent: z.array(blockSchema),
    }),
  ),
  /** How visitors call the agent; null where it takes no calls. */
  call: z.nullable(callSetupSchema),
})
export type PublicAgent = z.infer<typeof publicAgentSchema>

/** What the widget needs to show itself (spec 1 §2, embed page). */
export const getPublicAgent = defineContract({
  id: 'embed.agent.get',
  method: 'GET',
  path: '/api/:region/public/agents/:agentId',
  needs: anyone,
  summary: 'Reads the published face of an agent.',
  spec: 'spec 1 §2',
  params: agentParams,
  responses: { 200: publicAgentSchema, ...errors(403, 404, 422) },
})

/** Starts a visitor's session: a signed token for one agent and one conversation, valid for two hours. */
export const createVisitorSession = defineContract({
  id: 'embed.session.create',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/sessions',
  needs: anyone,
  summary: 'Starts a visitor session.',
  spec: 'spec 1 §2',
  params: agentParams,
  // An office has one address. What costs something, messages and calls of a model, is counted per visitor.
  rateLimit: [{ points: 300, seconds: 60, by: 'ip' }],
  responses: {
    200: z.object({
      token: z.string(),
      /** Seconds until the token ends. */
      expiresIn: z.int(),
    }),
    ...errors(403, 404, 422, 429),
  },
})

/**
 * Messages of one visitor, and of all behind one internet address: an office of 150 who all write twice a minute stays
 * below it, and whoever begins session after session to write without end does not.
 */
export const visitorMessageLimits = [
  { points: 20, seconds: 60, by: 'caller' },
  { points: 300, seconds: 60, by: 'ip' },
] as const satisfies Contract['rateLimit']

/** A visitor asks the published agent; the answer arrives in pieces when the caller accepts them. */
export const sendVisitorMessage = defineContract({
  id: 'embed.message.send',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/messages',
  needs: itsVisitor,
  summary: 'Sends a visitor message and answers it.',
  spec: 'spec 1 §2',
  params: agentParams,
  body: z.object({
    ...saidSchema,
    /** Address of the page the widget stands in; kept only where the agent asks for it. */
    page: z.optional(z.string().check(z.maxLength(visitedPageLimit))),
    /** Made by the browser: the same one sent again is kept once. */
    clientId: z.optional(idSchema),
  }),
  rateLimit: visitorMessageLimits,
  events: answerEventSchema,
  responses: { 200: answerSchema, ...errors(401, 403, 404, 422, 429, 503) },
})

/** The visitor's own conversation, oldest first, to go on after a reload. */
export const listVisitorMessages = defineContract({
  id: 'embed.message.list',
  method: 'GET',
  path: '/api/:region/public/agents/:agentId/messages',
  needs: itsVisitor,
  summary: "Reads the visitor's own conversation.",
  spec: 'spec 1 §2',
  params: agentParams,
  query: z.object(pageQuery),
  responses: { 200: pageOf(messageSchema), ...errors(401, 404, 422) },
})
