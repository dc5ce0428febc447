import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { listNotes } from '../inbox/conversation.contract.ts'
import { type Note, noteSchema } from '../inbox/inbox.schema.ts'
import { leadCardSchema } from '../leads/lead.schema.ts'
import { visitorRequestSchema } from '../requests/request.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { type Caller, decide, ofAgent, type SubjectOf } from '../shared/needs.ts'
import { invalidFields, type Refusal } from '../shared/refusal.ts'
import type { Region } from '../shared/region.ts'
import { conversationCardSchema, memberMessageSchema } from './message.schema.ts'

/** Most conversations one answer about a visitor holds. */
export const visitorConversationsLimit = 200

/**
 * Also what shares an email address or phone number with what is found: visitors type whatever they like, and nobody
 * has proved that it is the same visitor's. @default false
 */
export const alsoByAddressSchema = z.optional(z.boolean())

/** Who is meant: one of the first four is enough, and more find more. */
export const visitorSchema = z.object({
  /** One of their conversations: it, and the request and the lead that were made in it. */
  conversationId: z.optional(idSchema),
  /** One of their leads: it, and the conversation it was made in. */
  leadId: z.optional(idSchema),
  /** An email address: whatever it was left in. */
  email: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** A phone number: whatever it was left in. */
  phone: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  alsoByAddress: alsoByAddressSchema,
})
export type VisitorNamed = z.infer<typeof visitorSchema>

/** Nobody is named. */
export const visitorUnnamed: Refusal = invalidFields({
  email: 'Please name a conversation, a lead, an email address or a phone number.',
})

/** The refusal of a visitor nobody named; undefined for one who is. */
export function refuseVisitor({ conversationId, leadId, email, phone }: VisitorNamed): Refusal | undefined {
  return conversationId || leadId || email || phone ? undefined : visitorUnnamed
}

/** A note as its visitor may read it: it names no address of a member. */
const visitorNoteSchema = z.omit(noteSchema, { author: true, mentions: true })
type VisitorNote = z.infer<typeof visitorNoteSchema>

/** A note as its visitor may read it: members it names are not told by their addresses. */
export function visitorNote({ author, mentions, text, ...note }: Note): VisitorNote {
  const literal = (email: string) => email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const told = (said: string, email: string) =>
    said.replace(new RegExp(`@?${literal(email)}`, 'gi'), '@member')
  return { ...note, text: [author, ...mentions].filter(Boolean).reduce(told, text) }
}

/** Whether what is handed out holds notes: for whoever may read them where they stand. */
export function mayExportNotes(
  caller: Caller,
  agent: SubjectOf<typeof listNotes.needs>,
  region: Region,
): boolean {
  return decide(listNotes.needs, caller, agent, region) === 'allow'
}

/** Everything an agent keeps of one visitor; files are named with the messages and notes they go with, and not in it. */
export const visitorDataSchema = z.object({
  conversations: z.array(
    z.object({ conversation: conversationCardSchema, messages: z.array(memberMessageSchema) }),
  ),
  /** What members noted beside those conversations, the oldest first; absent for who may not read notes. */
  notes: z.optional(z.array(visitorNoteSchema)),
  requests: z.array(visitorRequestSchema),
  leads: z.array(leadCardSchema),
  /** False where there are more conversations than one answer holds. */
  complete: z.boolean(),
})
export type VisitorData = z.infer<typeof visitorDataSchema>

/** All that is kept of a visitor, to hand it to them. */
export const exportVisitor = defineContract({
  id: 'conversations.visitor.export',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/visitor-data',
  needs: ofAgent('chats'),
  summary:
    'Exports everything that is kept of a visitor: conversations with their notes, requests and leads.',
  spec: 'decision 0083',
  params: agentParams,
  body: visitorSchema,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: visitorDataSchema, ...errors(401, 403, 404, 422, 429) },
})

/** Erases all of it for good: asks the same right as deleting a conversation. */
export const removeVisitor = defineContract({
  id: 'conversations.visitor.remove',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/visitor-data/erase',
  needs: ofAgent('editAgents'),
  summary: 'Erases everything that is kept of a visitor: conversations, requests and leads.',
  spec: 'decision 0083',
  params: agentParams,
  body: visitorSchema,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: {
    /** How many of each are gone. */
    200: z.object({ conversations: z.int(), requests: z.int(), leads: z.int() }),
    ...errors(401, 403, 404, 422, 429),
  },
})
