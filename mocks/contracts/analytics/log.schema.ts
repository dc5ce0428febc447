import * as z from 'zod/mini'

/** Longest content of an entry, in characters. */
export const logContentLimit = 4000
/** Longest JSON of an entry's further facts, in characters. */
export const logMetadataLimit = 4000
/** Days an entry is kept. */
export const logKeptDays = 90

/** How pressing an entry is. */
export const logTypes = ['info', 'warning', 'error'] as const
export type LogType = (typeof logTypes)[number]

/** What each is called. */
export const logTypeLabels: Record<LogType, string> = { info: 'Info', warning: 'Warning', error: 'Error' }

/** An entry of a workspace's log. */
export const workspaceLogSchema = z.object({
  ID: z.string(),
  /** The agent it is about; '' for none. */
  agentId: z.string(),
  /** The agent's name; '' for none, or for one that was deleted. */
  agentTitle: z.string(),
  type: z.enum(logTypes),
  content: z.string(),
  /** Where it happened, as whoever wrote it names it; '' for nowhere in particular. */
  channel: z.string(),
  /** Further facts, as JSON text; '' for none. */
  metadata: z.string(),
  /** Whether the workspace was mailed about it. */
  mailed: z.boolean(),
  /** Unix seconds. */
  ts: z.int(),
})
export type WorkspaceLog = z.infer<typeof workspaceLogSchema>
