import * as z from 'zod/mini'
import { agentFieldsSchema, protectedAgentFields } from './agent.schema.ts'

/** Version of the template file's layout; grows when a file of today could no longer be read. */
export const templateSchemaVersion = 1

/**
 * What a template carries: how an agent works and looks. Not what it knows, not where it is embedded, and nothing
 * of the workspace it comes from.
 */
export const templateFieldsSchema = z.omit(agentFieldsSchema, { allowedOrigins: true })
export type TemplateFields = z.infer<typeof templateFieldsSchema>

/** An exported agent: the file `{agent name}.json` (spec 2 §7.3). */
export const agentTemplateSchema = z.object({
  schemaVersion: z.literal(templateSchemaVersion),
  agent: templateFieldsSchema,
})
export type AgentTemplate = z.infer<typeof agentTemplateSchema>

/** A template somebody brings: fields may be missing (defaults step in), unknown ones are dropped. */
export const importedTemplateSchema = z.object({
  schemaVersion: z.literal(
    templateSchemaVersion,
    'This file is not an agent template this version can read.',
  ),
  agent: z.extend(z.partial(templateFieldsSchema), protectedAgentFields),
})
