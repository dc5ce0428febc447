import * as z from 'zod/mini'
import { documentFieldsSchema } from '../knowledge/document.schema.ts'
import { agentFieldsSchema, protectedAgentFields } from './agent.schema.ts'
import { templateDocumentsLimit } from './template-limits.ts'

/** Version of the template file's layout; grows when a file of today could no longer be read. */
export const templateSchemaVersion = 1

/**
 * What a template carries of the agent itself: how it works and looks. Not where it is embedded nor
 * who counts its visitors, and nothing of the
 * workspace it comes from.
 */
export const templateFieldsSchema = z.omit(agentFieldsSchema, {
  allowedOrigins: true,
  assignedToolsIds: true,
  analyticsId: true,
})
export type TemplateFields = z.infer<typeof templateFieldsSchema>

/** An address a source may lead to, of at most 4,000 characters. */
export const webAddress = /^https?:\/\/\S{1,3990}$/i

/** Longest name of a document that goes along, in characters; the rest is cut. */
export const longestName = 1000

/** A document a template brings along: what an agent answers from, and nothing of where it lay. */
export const templateDocumentSchema = z.object({
  name: z.string().check(z.maxLength(longestName)),
  /** The page it was read from; null for one that was written. */
  url: z.nullable(z.string().check(z.regex(webAddress))),
  sourceType: z.enum(['doc', 'url']),
  refreshRate: z.enum(['6h', '12h', '24h', '7d', 'never']),
  tags: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  content: z.string().check(z.minLength(1)),
  /** Its questions and answers, of which `content` is made; absent for what has none. */
  pairs: z.optional(documentFieldsSchema.shape.pairs),
})
export type TemplateDocument = z.infer<typeof templateDocumentSchema>

/** An exported agent: the file `{agent name}.json` (spec 2 §7.3). */
export const agentTemplateSchema = z.object({
  schemaVersion: z.literal(templateSchemaVersion),
  agent: templateFieldsSchema,
  /** What it knows; absent when it was left out. */
  knowledge: z.optional(z.array(templateDocumentSchema)),
})
export type AgentTemplate = z.infer<typeof agentTemplateSchema>

/** A template somebody brings: fields may be missing (defaults step in), unknown ones are dropped. */
export const importedTemplateSchema = z.object({
  schemaVersion: z.literal(
    templateSchemaVersion,
    'This file is not an agent template this version can read.',
  ),
  agent: z.extend(z.partial(templateFieldsSchema), protectedAgentFields),
  knowledge: z.optional(z.array(templateDocumentSchema).check(z.maxLength(templateDocumentsLimit))),
})
