import * as z from 'zod/mini'
import { looksLikeWebsite, websiteLength } from '../onboarding/website.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { agentBriefSchema } from './agent-brief.schema.ts'

/** Most crawlers a workspace keeps. */
export const automationsLimit = 50

/** Most pages one run reads: the site reader's own cap. */
export const maxPagesLimit = 30

/** Longest name of a crawler, in characters. */
export const automationNameLimit = 60

/** Runs of one crawler that are kept. */
export const runsKept = 20

/** When a crawler runs: only when somebody asks, every day, or every week. */
export const schedules = ['manual', 'daily', 'weekly'] as const
export const scheduleSchema = z.enum(schedules, { error: 'Please choose when it runs.' })
export type Schedule = z.infer<typeof scheduleSchema>

const nameMissing = 'Please give the website sync a name.'
/** Said of a crawler that teaches no agent of its workspace. */
export const agentMissing = 'Please choose an agent.'
const websiteMissing = 'Please enter the address to start from.'
const websiteWrong = 'Please enter a valid website URL or domain'
const pagesWrong = `Please enter a number from 1 to ${maxPagesLimit}.`

/** What people decide about a crawler. */
export const automationFieldsSchema = z.object({
  name: z
    .string(nameMissing)
    .check(
      z.trim(),
      z.minLength(1, nameMissing),
      z.maxLength(automationNameLimit, `Please keep the name under ${automationNameLimit} characters.`),
    ),
  /** The agent that learns what is read; it must be the workspace's. */
  agentId: z.string(agentMissing).check(z.regex(/^[A-Za-z0-9_-]{16}$/, agentMissing)),
  /** Where the reading starts: a URL, or a host as people type it. */
  website: z.string(websiteMissing).check(
    z.trim(),
    z.minLength(1, websiteMissing),
    z.maxLength(websiteLength, websiteWrong),
    z.refine((value) => value === '' || looksLikeWebsite(value), { error: websiteWrong }),
  ),
  maxPages: z.int(pagesWrong).check(z.minimum(1, pagesWrong), z.maximum(maxPagesLimit, pagesWrong)),
  schedule: scheduleSchema,
  /** A crawler that is off does not run by itself; it can still be run by hand. */
  enabled: z.boolean(),
})
export type AutomationFields = z.infer<typeof automationFieldsSchema>

/** States a run goes through: it waits for its turn, reads, and ends well or not. */
export const runStateSchema = z.enum(['queued', 'running', 'done', 'failed'])
export type RunState = z.infer<typeof runStateSchema>

/** One reading of a site. */
export const automationRunSchema = z.object({
  ID: z.string(),
  state: runStateSchema,
  /** Started by somebody, or by the schedule. */
  trigger: z.enum(['hand', 'schedule']),
  pagesRead: z.int(),
  /** Pages there are to read, as far as is known. */
  pagesFound: z.int(),
  pagesNew: z.int(),
  pagesChanged: z.int(),
  pagesRemoved: z.int(),
  /** While it runs, the page read last; then what to know about its end. */
  message: z.string(),
  /** Unix seconds. */
  startedAt: z.int(),
  /** Unix seconds; null while it runs. */
  finishedAt: z.nullable(z.int()),
})
export type AutomationRun = z.infer<typeof automationRunSchema>

/** A crawler: reads a website into an agent's knowledge, by hand or on a schedule. */
export const automationSchema = z.extend(automationFieldsSchema, {
  /** 16 random characters, made in the browser. */
  ID: agentIdSchema,
  /** The workspace it belongs to. */
  ownerID: z.string(),
  /** Null for the moment in which its agent is being deleted. */
  agent: z.nullable(agentBriefSchema),
  lastRun: z.nullable(automationRunSchema),
  /** Unix seconds of the next run by schedule; null for none. */
  nextRunAt: z.nullable(z.int()),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  lastModified: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
})
export type Automation = z.infer<typeof automationSchema>

/** Whether a run is still going on. */
export function isRunning(run: Pick<AutomationRun, 'state'> | null): boolean {
  return run?.state === 'queued' || run?.state === 'running'
}
