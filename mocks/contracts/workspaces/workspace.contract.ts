import * as z from 'zod/mini'
import { givenPictureSchema } from '../files/given-picture.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { workspaceNameSchema } from './workspace-name.schema.ts'

/** What a plan allows; null is no limit (spec 3 §3, §9). */
export const limitsSchema = z.object({
  maxAgents: z.nullable(z.int()),
  /** Characters of all documents of one agent. */
  maxKbDocsCharCount: z.nullable(z.int()),
  maxConcurrentCalls: z.nullable(z.int()),
  maxClients: z.nullable(z.int()),
  workspaceSeats: z.nullable(z.int()),
  twilioPhoneNumberSlots: z.nullable(z.int()),
})
export type Limits = z.infer<typeof limitsSchema>

/** What the product notes about a workspace; most of it only the server writes. */
export const workspaceInternalSchema = z.object({
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
})

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
  /** The one its owner signed up with, which cannot be deleted (spec 2 §6). */
  isMain: z.boolean(),
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
  internal: workspaceInternalSchema,
  rev: z.int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** The path parameters of every call about one workspace. */
export const workspaceParams = z.object({
  region: regionSchema,
  uid: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
})

/** One workspace with its settings (spec 2 §7.6). */
export const getWorkspace = defineContract({
  id: 'workspaces.workspace.get',
  method: 'GET',
  path: '/api/:region/v2/workspaces/:uid',
  needs: inWorkspace('view'),
  summary: 'Reads one workspace.',
  spec: 'spec 2 §3, §7.6',
  params: workspaceParams,
  responses: {
    200: z.object({ workspace: workspaceSchema, limits: limitsSchema, usage: z.object({ agents: z.int() }) }),
    ...errors(401, 404, 422),
  },
})

/** A person's name as others see it; may be empty. */
export const displayNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(100, 'Please keep the name under 100 characters.'))

/** Fields of `internal` nobody may send. */
export const protectedInternalFields = {
  isNewUser: z.optional(z.unknown()),
  useNewPricing: z.optional(z.unknown()),
  useMultipleStripes: z.optional(z.unknown()),
  isPayAsYouGo: z.optional(z.unknown()),
  utm_source: z.optional(z.unknown()),
  countryCode: z.optional(z.unknown()),
  autochargeCreditAmount: z.optional(z.unknown()),
  autochargeCreditThreshold: z.optional(z.unknown()),
  monthlyChargeLimit: z.optional(z.unknown()),
  whitelabel_trial: z.optional(z.unknown()),
  whitelabelTrialEndsAt: z.optional(z.unknown()),
  customPlan: z.optional(z.unknown()),
}

/** Fields of a workspace nobody may send: a request that carries one gets a 403. */
export const protectedWorkspaceFields = {
  uid: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  joinedAt: z.optional(z.unknown()),
  location: z.optional(z.unknown()),
  region: z.optional(z.unknown()),
  isMain: z.optional(z.unknown()),
  workspaceEmails: z.optional(z.unknown()),
  workspaceSecret: z.optional(z.unknown()),
  usersPerms: z.optional(z.unknown()),
  loadTokens: z.optional(z.unknown()),
  freeLTsTS: z.optional(z.unknown()),
  referredFrom: z.optional(z.unknown()),
  stripeCustomerId: z.optional(z.unknown()),
  stripeSubscriptionId: z.optional(z.unknown()),
  hasEverPaid: z.optional(z.unknown()),
  automaticBilling: z.optional(z.unknown()),
  stripeConnect: z.optional(z.unknown()),
  fieldRevs: z.optional(z.unknown()),
}

/** What people may change about a workspace. */
export const workspaceFieldsSchema = z.object({
  workspaceName: workspaceNameSchema,
  workspacePhotoURL: givenPictureSchema,
  displayName: displayNameSchema,
  photoURL: givenPictureSchema,
  /** Whether the owner is sent to the onboarding. */
  showOnboarding: z.boolean(),
  /** Whether the onboarding's own agent was made, or turned down. */
  internal: z.object({ isAgentOnboardingDone: z.optional(z.boolean()), ...protectedInternalFields }),
})
export type WorkspaceFields = z.infer<typeof workspaceFieldsSchema>

/**
 * Changes the sent fields of a workspace, or makes a new one for the caller under an id made by the browser; a new
 * one needs a name (spec 2 §5, §7.3). A protected field in the body is a 403; unknown ones are dropped.
 */
export const saveWorkspace = defineContract({
  id: 'workspaces.workspace.save',
  method: 'POST',
  path: '/api/:region/v2/workspaces/:uid',
  needs: inWorkspace('view', { orNew: true }),
  summary: 'Creates a workspace, or changes the fields sent.',
  spec: 'spec 2 §5, §7.3',
  params: workspaceParams,
  body: z.extend(z.partial(workspaceFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
    ...protectedWorkspaceFields,
  }),
  bodyLimit: 1_500_000,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    200: z.extend(workspaceSchema, { success: z.literal(true) }),
    ...errors(401, 403, 404, 422, 429),
    409: conflictSchema,
  },
})

/** Deletes a workspace with its agents, people and invitations; never its owner's main one (spec 2 §5, §7.3). */
export const removeWorkspace = defineContract({
  id: 'workspaces.workspace.remove',
  method: 'DELETE',
  path: '/api/:region/v2/workspaces/:uid',
  needs: inWorkspace('owner'),
  summary: 'Deletes a workspace and everything in it.',
  spec: 'spec 2 §5, §7.3',
  params: workspaceParams,
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
