import * as z from 'zod/mini'
import { agentSchema } from '../agents/agent.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.ts'

const regional = z.object({ region: regionSchema })
const workspaceId = z.string().check(z.minLength(1), z.maxLength(40))

/** A website as people type it: with http(s):// or with a dot in it (spec 1 §5). */
export const companyWebsiteSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'Company website is required'),
  z.maxLength(2048, 'Please enter a valid website URL or domain'),
  z.refine((value) => value === '' || /^https?:\/\//i.test(value) || value.includes('.'), {
    error: 'Please enter a valid website URL or domain',
  }),
)

/** The company an agent is made for (spec 1 §3, §5). */
export const companySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Company name is required'),
      z.maxLength(200, 'Please keep the name under 200 characters.'),
    ),
  website: companyWebsiteSchema,
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please tell us what your company does'),
      z.minLength(10, 'Please provide at least 10 characters'),
      z.maxLength(5000, 'Please keep the description under 5,000 characters.'),
    ),
})
export type Company = z.infer<typeof companySchema>

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What a website told us about its brand (spec 1 §3). */
export const brandingInfoSchema = z.object({
  /** Where the reading ended up after redirects. */
  website: z.string(),
  name: z.string(),
  description: z.string(),
  /** Up to 11 colours as `#rrggbb`, most used first, greys last. */
  colors: z.array(hexColor).check(z.maxLength(11)),
  /** The logo or favicon as a small PNG data URL; null when the site has none we could read. */
  favicon: z.nullable(z.string()),
  /** Pages whose text the agent will know. */
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
})
export type BrandingInfo = z.infer<typeof brandingInfoSchema>

/** What happens while a website is read, in this order. */
export const readingStages = ['connecting', 'reading-home', 'finding-brand', 'reading-pages', 'done'] as const

/** One step of reading a website; carries what has been found so far. */
export const readingProgressSchema = z.object({
  stage: z.enum(readingStages),
  name: z.optional(z.string()),
  colors: z.optional(z.array(hexColor)),
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

/** What the owner confirmed about the brand (spec 1 §3). */
export const brandingChoicesSchema = z.object({
  primaryColor: hexColor,
  themeMode: z.enum(['light', 'dark']),
  /** Whether the found logo becomes the agent's picture. */
  faviconApproved: z.boolean(),
  /** A picture the owner gave instead, as a data URL of at most 0.5 MB; null for none. */
  customLogo: z.nullable(z.string().check(z.maxLength(700_000))),
})
export type BrandingChoices = z.infer<typeof brandingChoicesSchema>

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
