import * as z from 'zod/mini'
import { conversationPriorities } from '../conversations/conversation-state.ts'
import { conversationCardSchema } from '../conversations/message.schema.ts'
import { workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { tagSchema } from './course-change.ts'
import { foundConversationSchema, inboxCardSchema } from './inbox.schema.ts'
import { countedViews, inboxViews, mostCounted } from './inbox-views.ts'
import { momentSchema } from './moment.schema.ts'

const moment = z.optional(momentSchema)

/** Between which moments, both among them; a last one before the first is a 422. */
const moments = { since: moment, until: moment }

/** Whose inbox: of one agent, or of all agents of a workspace. */
export const inboxScope = {
  workspaceId: workspaceIdSchema,
  /** Only those of one agent. */
  agentId: z.optional(agentIdSchema),
}

/** What a view is narrowed to beside its days: the same for its list, the counts and the search. */
const filters = {
  channel: z.optional(conversationCardSchema.shape.channel),
  tag: z.optional(tagSchema),
  priority: z.optional(z.enum(conversationPriorities)),
  /** E-mail address of a member. */
  assignee: z.optional(z.string().check(z.maxLength(254))),
  /** E-mail address of a member who took it over, answered in it or wrote a note beside it. */
  participant: z.optional(z.string().check(z.maxLength(254))),
  /** In which the visitor found an answer not helpful. */
  rating: z.optional(z.enum(['down'])),
}

/** A view as it is narrowed. */
const narrowed = {
  /** @default all */
  view: z.optional(z.enum(inboxViews)),
  ...filters,
}

/**
 * The conversations of a view, the latest first; those put aside by when they come back. A view is looked through a
 * part at a time: a page may hold fewer than it could, or none, while `nextCursor` leads on.
 */
export const listInbox = defineContract({
  id: 'inbox.conversation.list',
  method: 'GET',
  path: '/api/:region/v2/inbox',
  needs: inWorkspace('view'),
  summary: 'Lists the conversations of a view of Chats.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  query: z.object({
    ...inboxScope,
    ...narrowed,
    /** With a last message since then, and until then; in Unix seconds. */
    ...moments,
    ...pageQuery,
  }),
  // Pages read what is new again once a second at most.
  rateLimit: [{ points: 600, seconds: 60, by: 'caller' }],
  responses: { 200: pageOf(inboxCardSchema), ...errors(401, 404, 422, 429) },
})

/** A number that stops at 100. */
export const countSchema = z.int().check(z.minimum(0), z.maximum(mostCounted))

/**
 * How many conversations wait in the views, as they are narrowed; 100 stands for 100 or more. A view is looked through
 * for a part: where that ended before the view did, there may be more than were counted. A key counts no member's view.
 */
export const countInbox = defineContract({
  id: 'inbox.count.get',
  method: 'GET',
  path: '/api/:region/v2/inbox/counts',
  needs: inWorkspace('view'),
  summary: 'Counts what waits in each view of Chats.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  query: z.object({
    ...inboxScope,
    ...filters,
    /** @default widget */
    channel: filters.channel,
    /** This one alone is counted. @default all of them */
    view: z.optional(z.enum(countedViews)),
    /** With a last message since then, and until then; in Unix seconds. */
    ...moments,
  }),
  rateLimit: [{ points: 600, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      counts: z.partialRecord(z.enum(countedViews), countSchema),
      /** Views that may hold more than were counted. */
      atLeast: z.array(z.enum(countedViews)),
    }),
    ...errors(401, 404, 422, 429),
  },
})

/** Longest text that is searched for, in characters. */
export const searchLimit = 100

/**
 * Conversations of a view, as it is narrowed, with the latest messages, notes and files that hold every word; the last
 * word may be the start of one.
 * Whoever may ask may read notes; neither visitors nor an agent's key may.
 */
export const searchInbox = defineContract({
  id: 'inbox.message.list',
  method: 'GET',
  path: '/api/:region/v2/inbox/search',
  needs: inWorkspace('view'),
  summary: 'Finds conversations by the words of their messages, notes and files, newest first.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  query: z.object({
    ...inboxScope,
    ...narrowed,
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimit)),
    /** Said since then, and until then; in Unix seconds. */
    ...moments,
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      items: z.array(foundConversationSchema),
      /** There are more than are shown, or may be: so many are looked at, not all. */
      more: z.boolean(),
    }),
    ...errors(401, 404, 422, 429),
  },
})

/** Conversations whose tags are looked at, the latest. */
export const mostTagged = 2000
/** Tags that are told at most. */
export const mostTagsTold = 200

/** Tags to choose from: those the workspace predefines, then others of its latest conversations, the most used first. */
export const listInboxTags = defineContract({
  id: 'inbox.tag.list',
  method: 'GET',
  path: '/api/:region/v2/inbox/tags',
  needs: inWorkspace('view'),
  summary: 'Lists the tags that are predefined and in use.',
  spec: 'spec 2 §3 (Org: predefinedTags)',
  params: z.object({ region: regionSchema }),
  query: z.object(inboxScope),
  responses: { 200: z.object({ items: z.array(z.string()) }), ...errors(401, 404, 422) },
})

/** Tags in their order: predefined ones, then those of conversations by how many have them. */
export function tagsToChoose(predefined: readonly string[], used: Iterable<readonly string[]>): string[] {
  const many = new Map<string, number>()
  for (const tags of used) for (const tag of tags) many.set(tag, (many.get(tag) ?? 0) + 1)
  const others = [...many].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag)
  return [...new Set([...predefined, ...others])].slice(0, mostTagsTold)
}
