import * as z from 'zod/mini'
import { sharedConversationsSchema } from '../conversations/shared-conversations.ts'
import { plainLine } from '../shared/visible-text.ts'
import {
  leadConsentLimit,
  leadNotesLimit,
  leadStagesLimit,
  leadValueLimit,
  leadWordLimit,
} from './lead-limits.ts'
import { leadSources } from './lead-sources.ts'

/** The details by which somebody is known and reached. */
export const leadDetails = ['name', 'email', 'phone'] as const
export type LeadDetail = (typeof leadDetails)[number]

const tooLong = `Please use at most ${leadValueLimit} characters.`
const value = z.string().check(z.overwrite(plainLine), z.maxLength(leadValueLimit, tooLong))

/** Said of what is no address. */
export const leadEmailWrong = 'Please enter an email address such as ana@example.com.'
/** Said of what is no number. */
export const leadPhoneWrong = 'Please enter a phone number with at least five digits.'

const emailShape = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/
const phoneShape = /^[+()\d\s./-]+$/

/** An email address, or nothing. */
export const leadEmailSchema = value.check(
  z.refine((text) => text === '' || emailShape.test(text), leadEmailWrong),
)

/** A phone number as people write it, or nothing. */
export const leadPhoneSchema = value.check(
  z.refine(
    (text) => text === '' || (phoneShape.test(text) && text.replace(/\D/g, '').length >= 5),
    leadPhoneWrong,
  ),
)

/** The name of a stage or of an own column. */
export const leadWordSchema = z
  .string()
  .check(
    z.overwrite(plainLine),
    z.minLength(1, 'A name has at least one character.'),
    z.maxLength(leadWordLimit, `Please keep a name under ${leadWordLimit} characters.`),
  )

/** What a lead has in one of the agent's own columns. */
export const leadFieldSchema = z.object({ column: leadWordSchema, value })

/** What people write of a lead. */
export const leadFieldsSchema = z.object({
  name: value,
  email: leadEmailSchema,
  phone: leadPhoneSchema,
  /** One of the agent's stages. */
  stage: leadWordSchema,
  /** Email address of the member who looks after it; '' for nobody. */
  owner: value,
  notes: z
    .string()
    .check(
      z.maxLength(leadNotesLimit, `Please use at most ${leadNotesLimit.toLocaleString('en')} characters.`),
    ),
  /** Values of own columns, each once. */
  fields: z.array(leadFieldSchema).check(z.maxLength(leadStagesLimit)),
})
export type LeadFields = z.infer<typeof leadFieldsSchema>

/** The message a detail was read in. */
export const leadFindSchema = z.object({
  detail: z.enum(leadDetails),
  conversationId: z.string(),
  /** '' where it was given in no message, as in a form. */
  messageId: z.string(),
  /** The detail as it was given there. @default not known, or a member wrote another since */
  value: z.optional(z.string()),
})
export type LeadFind = z.infer<typeof leadFindSchema>

/** Somebody who left details, as lists show them. */
export const leadCardSchema = z.extend(leadFieldsSchema, {
  ID: z.string(),
  agentId: z.string(),
  source: z.enum(leadSources),
  /** Conversations of this visitor, the latest last. */
  conversationIds: z.array(z.string()),
  /** The consent text visitors were shown as this one left details; '' for none. */
  consent: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds of the last change. */
  updatedAt: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
})
export type LeadCard = z.infer<typeof leadCardSchema>

/** A lead with where its details were read, and who may be the same person. */
export const leadSchema = z.extend(leadCardSchema, {
  /** Where details were read; `text` is null where that message is gone. */
  found: z.array(z.extend(leadFindSchema, { text: z.nullable(z.string()) })),
  /** Leads with the same address or number, at most ten. */
  duplicates: z.array(leadCardSchema),
  /** Conversations in which the same address or number was given, besides the one it was made in, 100 for as many or more; nobody has proved it. */
  sharedConversations: sharedConversationsSchema,
})
export type Lead = z.infer<typeof leadSchema>

const words = (what: string) =>
  z.array(leadWordSchema).check(
    z.maxLength(leadStagesLimit, `Please use at most ${leadStagesLimit} ${what}.`),
    z.refine(
      (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
      'Please give each its own name.',
    ),
  )

/** How an agent's leads are made and kept. */
export const leadSettingsFieldsSchema = z.object({
  /** Stages in their order; a new lead has the first. */
  stages: words('stages').check(z.minLength(1, 'Please keep at least one stage.')),
  /** Own columns, in their order. */
  columns: words('columns'),
  /** Whether details visitors write in a conversation make a lead. */
  fromWords: z.boolean(),
  /** What visitors read about their details under the message field, kept with each lead a conversation makes; '' for nothing. */
  consent: z
    .string()
    .check(z.trim(), z.maxLength(leadConsentLimit, `Please use at most ${leadConsentLimit} characters.`)),
})
export type LeadSettingsFields = z.infer<typeof leadSettingsFieldsSchema>

/** The settings with their revision. */
export const leadSettingsSchema = z.extend(leadSettingsFieldsSchema, {
  /** Grows by one with every change; 0 before the first. */
  rev: z.int(),
})
export type LeadSettings = z.infer<typeof leadSettingsSchema>

/** What every agent starts with. */
export const newLeadSettings: LeadSettings = {
  stages: ['New', 'Contacted', 'Won', 'Lost'],
  columns: [],
  fromWords: true,
  consent: '',
  rev: 0,
}
