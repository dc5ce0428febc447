import * as z from 'zod/mini'
import { daySchema } from './range-query.ts'

/** How often something came up. */
export const countedSchema = z.object({
  /** A channel, a language, a country, a page. */
  name: z.string(),
  count: z.int(),
})
export type Counted = z.infer<typeof countedSchema>

/** What answers came from. */
export const usedSourceSchema = z.object({
  title: z.string(),
  /** '' for what has no address. */
  url: z.string(),
  /** Answers that name it. */
  count: z.int(),
})
export type UsedSource = z.infer<typeof usedSourceSchema>

/** How long something took, in milliseconds; null where it never happened. */
export const timesSchema = z.object({
  /** Half of them took less. */
  median: z.nullable(z.int()),
  /** Nineteen of twenty took less. */
  most: z.nullable(z.int()),
})
export type Times = z.infer<typeof timesSchema>

/** Figures that stand for a number of days, and for each of them. */
const dailyFields = {
  /** Begun by visitors. */
  conversations: z.int(),
  /** Visitors who wrote, each once a day: who comes again on another day is told again. */
  visitors: z.int(),
  /** Of visitors, the agent and members. */
  messages: z.int(),
  /** Answers of the agent that hold an answer; what it says to thanks, or of how the team is reached, is none. */
  answered: z.int(),
  /** Answers in which it said that it does not know. */
  unknown: z.int(),
  /** Conversations that came to a person. */
  handedOver: z.int(),
  /** Visitors who asked the team for something. */
  requests: z.int(),
  /** Visitors who left their details; leads of a file or of a member are not among them. */
  leads: z.int(),
  /** Credits, to three decimals. */
  credits: z.number(),
}

/** Figures of a number of days. */
export const totalsSchema = z.object({
  ...dailyFields,
  /** Thumbs up of visitors. */
  up: z.int(),
  /** Thumbs down of visitors. */
  down: z.int(),
  /** Until the agent's first answer. */
  firstAnswer: timesSchema,
  /** From waiting for a person until that person's first words. */
  firstPerson: timesSchema,
})
export type Totals = z.infer<typeof totalsSchema>

/** Figures of one day, or of one month. */
export const stepSchema = z.object({
  /** `2026-11-23`, or `2026-11`. */
  at: z.string(),
  ...dailyFields,
  /** Leads by what they came from, the most frequent first. */
  leadSources: z.array(countedSchema),
})
export type Step = z.infer<typeof stepSchema>

/** What visitors of an agent did on some days. */
export const figuresSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** In whose days it is told: the time zone of the agent's office hours, by its IANA name. */
  timezone: z.string(),
  /** What `steps` are. */
  step: z.enum(['day', 'month']),
  totals: totalsSchema,
  /** The same of as many days right before. */
  before: totalsSchema,
  /** Oldest first; none is left out. */
  steps: z.array(stepSchema),
  /** Messages of visitors per hour of the week: 168 numbers, from Monday 00:00. */
  hours: z.array(z.int()),
  channels: z.array(countedSchema),
  /** Leads by what they came from, the most frequent first. */
  leadSources: z.array(countedSchema),
  /** By language tag; '' where it could not be told. */
  languages: z.array(countedSchema),
  /** By two letters; null where the agent does not ask. */
  countries: z.nullable(z.array(countedSchema)),
  /** Pages questions were asked on. */
  pages: z.array(countedSchema),
  /** The ones named most first. */
  sources: z.array(usedSourceSchema),
  /** Pages among the documents that no answer named. */
  neverUsed: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
})
export type AgentFigures = z.infer<typeof figuresSchema>

/** What a model did for an agent. */
export const modelUsageSchema = z.object({
  /** As its provider names it; '' for answers from the knowledge alone. */
  modelId: z.string(),
  /** What it was asked for. */
  featureKey: z.string(),
  /** How often it was asked. */
  answers: z.int(),
  /** Times it failed, or broke off. */
  failed: z.int(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  /** Credits, to three decimals. */
  credits: z.number(),
  /** Until it was done; from the question to the whole answer. */
  took: timesSchema,
})
export type ModelUsage = z.infer<typeof modelUsageSchema>

/** What answering cost on one day, or in one month. */
export const usageStepSchema = z.object({
  /** `2026-11-23`, or `2026-11`. */
  at: z.string(),
  answers: z.int(),
  failed: z.int(),
  tokens: z.int(),
  /** Credits, to three decimals. */
  credits: z.number(),
  /** Half of the answers took less, in milliseconds; null on days without one. */
  median: z.nullable(z.int()),
  /** Nineteen of twenty took less, in milliseconds; null on days without one. */
  most: z.nullable(z.int()),
})
export type UsageStep = z.infer<typeof usageStepSchema>

/** What an agent's answers cost and how they went. */
export const usageSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** In whose days it is told: the time zone of the agent's office hours, by its IANA name. */
  timezone: z.string(),
  step: z.enum(['day', 'month']),
  steps: z.array(usageStepSchema),
  /** The one that answered most first. */
  models: z.array(modelUsageSchema),
  /** Why models failed. */
  failures: z.array(countedSchema),
})
export type AgentUsage = z.infer<typeof usageSchema>
