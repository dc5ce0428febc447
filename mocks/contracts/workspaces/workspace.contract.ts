import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { regionSchema } from '../shared/region.ts'

/** What a plan allows; null is no limit (spec 3 §3, §9). */
export const limitsSchema = z.object({
  maxAgents: z.nullable(z.int()),
  maxConcurrentCalls: z.nullable(z.int()),
  maxClients: z.nullable(z.int()),
  workspaceSeats: z.nullable(z.int()),
  twilioPhoneNumberSlots: z.nullable(z.int()),
})
export type Limits = z.infer<typeof limitsSchema>

/** The limits of a workspace without a plan of its own (spec 3 §9). */
export const defaultLimits: Limits = {
  maxAgents: 2,
  maxConcurrentCalls: 10,
  maxClients: 2,
  workspaceSeats: 2,
  twilioPhoneNumberSlots: 0,
}

/** A workspace as its members see it (spec 2 §3). The workspace secret is no part of it. */
export const workspaceSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** Unix seconds. */
  joinedAt: z.int(),
  photoURL: z.string(),
  displayName: z.string(),
  /** Bucket label of the region: `voiceglow-eu` or the default one. */
  location: z.string(),
  region: regionSchema,
  workspaceName: z.string(),
  workspaceEmails: z.array(z.string()),
  workspacePhotoURL: z.string(),
  /** Credits, one decimal. */
  loadTokens: z.number(),
  freeLTsTS: z.nullable(z.int()),
  referredFrom: z.string(),
  stripeCustomerId: z.nullable(z.string()),
  stripeSubscriptionId: z.nullable(z.string()),
  hasEverPaid: z.boolean(),
  automaticBilling: z.boolean(),
  showOnboarding: z.boolean(),
  internal: z.object({
    isNewUser: z.boolean(),
    useNewPricing: z.boolean(),
    useMultipleStripes: z.boolean(),
    isPayAsYouGo: z.boolean(),
    isAgentOnboardingDone: z.boolean(),
    utm_source: z.string(),
    countryCode: z.nullable(z.string()),
    autochargeCreditAmount: z.int(),
    autochargeCreditThreshold: z.int(),
    monthlyChargeLimit: z.int(),
    whitelabel_trial: z.boolean(),
    whitelabelTrialEndsAt: z.nullable(z.int()),
    customPlan: z.optional(z.object({ limits: z.partial(limitsSchema) })),
  }),
  rev: z.int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** One workspace with its settings (spec 2 §7.6). */
export const getWorkspace = defineContract({
  id: 'workspaces.workspace.get',
  method: 'GET',
  path: '/api/:region/v2/workspaces/:uid',
  access: 'user',
  summary: 'Reads one workspace.',
  spec: 'spec 2 §3, §7.6',
  params: z.object({ region: regionSchema, uid: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
  responses: {
    200: z.object({ workspace: workspaceSchema, limits: limitsSchema, usage: z.object({ agents: z.int() }) }),
    ...errors(401, 404, 422),
  },
})
