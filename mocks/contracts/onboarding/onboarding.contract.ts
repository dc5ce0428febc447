import * as z from 'zod/mini'
import { agentSchema } from '../agents/agent.schema.ts'
import { trialIdSchema } from '../public/trial-id.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { brandingChoicesSchema, brandingInfoSchema, hexColorSchema } from './branding.schema.ts'
import { companyWebsiteSchema, factsSchema, writtenCompanySchema } from './company.schema.ts'

const regional = z.object({ region: regionSchema })
const workspaceId = z.string().check(z.minLength(1), z.maxLength(40))

/** What happens while a website is read, in this order. */
export const readingStages = [
  'waiting',
  'connecting',
  'reading-home',
  'finding-brand',
  'reading-pages',
  'done',
] as const

/** One step of reading a website; carries what has been found so far. */
export const readingProgressSchema = z.object({
  /** `waiting` only where all places for reading are taken. */
  stage: z.enum(readingStages),
  /** Readings in front of this one while it waits. */
  ahead: z.optional(z.int()),
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
    /** A trial of this website: what it read is taken over while it lasts. */
    trialId: z.optional(trialIdSchema),
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

/**
 * Makes an agent that knows a company's website and wears its brand (spec 1 §7). With `facts` no website is read: the
 * agent knows what its owner wrote.
 */
export const createPersonalizedAgent = defineContract({
  id: 'onboarding.agent.create',
  method: 'POST',
  path: '/api/:region/rpc/onboarding.createPersonalizedAgent',
  needs: inWorkspace('editAgents'),
  summary: 'Creates an agent from a company website, or from what its owner writes.',
  spec: 'spec 1 §7',
  params: regional,
  bodyLimit: 1_000_000,
  body: z
    .object({
      company: writtenCompanySchema,
      /** What the owner wrote for visitors to be told, beside the description; may be empty. Absent for a website. */
      facts: z.optional(factsSchema),
      brandingChoices: brandingChoicesSchema,
      workspaceId,
      /** Made by the browser, so that pressing twice makes one agent. */
      agentId: agentIdSchema,
      /** Name of the agent; the company's name when absent. */
      agentName: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    })
    .check(
      z.refine(({ company, facts }) => company.website !== '' || facts !== undefined, {
        path: ['company', 'website'],
        error: 'Company website is required',
      }),
    ),
  rateLimit: [{ points: 20, seconds: 600, by: 'caller' }],
  events: z.object({ stage: z.enum(creationStages) }),
  responses: {
    200: z.object({ agentId: agentIdSchema, prototypeUrl: z.string(), agentData: agentSchema }),
    ...errors(401, 403, 404, 422, 429),
  },
})
