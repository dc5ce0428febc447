import * as z from 'zod/mini'
import { agentSchema } from '../agents/agent.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { brandingChoicesSchema, brandingInfoSchema, hexColorSchema } from './branding.schema.ts'
import { companySchema, companyWebsiteSchema } from './company.schema.ts'

const regional = z.object({ region: regionSchema })
const workspaceId = z.string().check(z.minLength(1), z.maxLength(40))

/** What happens while a website is read, in this order. */
export const readingStages = ['connecting', 'reading-home', 'finding-brand', 'reading-pages', 'done'] as const

/** One step of reading a website; carries what has been found so far. */
export const readingProgressSchema = z.object({
  stage: z.enum(readingStages),
  name: z.optional(z.string()),
  colors: z.optional(z.array(hexColorSchema)),
  favicon: z.optional(z.nullable(z.string())),
  /** Titles of the pages read since the last event. */
  pageTitle: z.optional(z.string()),
  pagesRead: z.optional(z.int()),
  pagesFound: z.optional(z.int()),
})
export type ReadingProgress = z.infer<typeof readingProgressSchema>

/** Reads a company's website: brand, description and text (spec 1 §7). Nothing is created. */
export const getBrandingInfo = defineContract({
  id: 'onboarding.branding.get',
  method: 'POST',
  path: '/api/:region/rpc/onboarding.getBrandingInfo',
  needs: inWorkspace('editAgents'),
  summary: "Reads a company website's brand and pages.",
  spec: 'spec 1 §7, §8',
  params: regional,
  body: z.object({
    company: z.object({
      name: z.optional(z.string().check(z.maxLength(200))),
      website: companyWebsiteSchema,
      description: z.optional(z.string().check(z.maxLength(5000))),
    }),
    workspaceId,
  }),
  rateLimit: [{ points: 20, seconds: 600, by: 'caller' }],
  events: readingProgressSchema,
  responses: {
    200: z.object({ brandingInfo: brandingInfoSchema }),
    /** 422 `branding_failed`: 'Unable to analyze website branding', the reason in `fields.website`. */
    ...errors(401, 403, 404, 422, 429),
  },
})

/** What happens while an agent is made from a website, in this order. */
export const creationStages = ['reading-website', 'writing-prompt', 'saving-knowledge', 'publishing'] as const

/** Makes an agent that knows a company's website and wears its brand (spec 1 §7). */
export const createPersonalizedAgent = defineContract({
  id: 'onboarding.agent.create',
  method: 'POST',
  path: '/api/:region/rpc/onboarding.createPersonalizedAgent',
  needs: inWorkspace('editAgents'),
  summary: 'Creates an agent from a company website.',
  spec: 'spec 1 §7',
  params: regional,
  bodyLimit: 1_000_000,
  body: z.object({
    company: companySchema,
    brandingChoices: brandingChoicesSchema,
    workspaceId,
    /** Made by the browser, so that pressing twice makes one agent. */
    agentId: agentIdSchema,
    /** Name of the agent; the company's name when absent. */
    agentName: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  rateLimit: [{ points: 20, seconds: 600, by: 'caller' }],
  events: z.object({ stage: z.enum(creationStages) }),
  responses: {
    200: z.object({ agentId: agentIdSchema, prototypeUrl: z.string(), agentData: agentSchema }),
    ...errors(401, 403, 404, 422, 429),
  },
})
