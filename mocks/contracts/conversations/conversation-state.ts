import * as z from 'zod/mini'

/** Whose message it is: the visitor's, the agent's, a member's who answers in its place, or a line about the course. */
export const messageRoles = ['user', 'assistant', 'member', 'notice'] as const
export type MessageRole = (typeof messageRoles)[number]

/** A member who wrote, as a visitor may see them. */
export const messageAuthorSchema = z.object({
  name: z.string(),
  /** '' without a picture. */
  pictureURL: z.string(),
})

/**
 * What a line about the course of a conversation tells; whoever shows it puts it into their reader's words. `noted`:
 * how a visitor who waits can be reached was kept.
 */
export const noticeSchema = z.object({
  kind: z.enum(['waiting', 'joined', 'handedBack', 'closed', 'reopened', 'noted']),
  /** The member it is about; '' for none. */
  name: z.string(),
  /** With `waiting` alone: minutes it usually takes. @default nobody knows */
  minutes: z.optional(z.int()),
})
export type Notice = z.infer<typeof noticeSchema>

/** Whether a line only tells who answers; visitors of agents that hide who answers read the others alone. */
export function tellsWhoAnswers({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'joined' || kind === 'handedBack'
}

/**
 * Where a conversation is: `open` with the agent, `waiting` for a person, with a `member`, or `closed` until its
 * visitor writes again.
 */
export const conversationStates = ['open', 'waiting', 'member', 'closed'] as const
export type ConversationState = (typeof conversationStates)[number]

/** How pressing a conversation is, least first. */
export const conversationPriorities = ['none', 'low', 'medium', 'high', 'urgent'] as const

/** What the people who look after a conversation know of it. */
export const conversationCourseSchema = z.object({
  state: z.enum(conversationStates),
  /** Who answers its visitor: asked at send time in one conditional write, so that never two do. */
  handledBy: z.enum(['agent', 'member']),
  /** E-mail address of the member it is assigned to; '' for nobody. */
  assignee: z.string(),
  priority: z.enum(conversationPriorities),
  tags: z.array(z.string()),
  /** Unix seconds until which it is put aside; null when it is not. */
  snoozedUntil: z.nullable(z.int()),
  /** Unix seconds since which its visitor waits for a person; null when nobody does. */
  waitingSince: z.nullable(z.int()),
  /**
   * Unix seconds at which its visitor last asked something of the team, who has not dealt with it; null once it has,
   * absent where nothing was asked.
   */
  askedTeamAt: z.optional(z.nullable(z.int())),
  /** Start of the last message; '' before the first. */
  lastText: z.string(),
  /** Whose the last message is. */
  lastRole: z.enum(messageRoles),
})
export type ConversationCourse = z.infer<typeof conversationCourseSchema>

/** Longest start of the last message that is kept with its conversation, in characters. */
export const lastTextLimit = 160

/** How a conversation begins. */
export const newCourse: ConversationCourse = {
  state: 'open',
  handledBy: 'agent',
  assignee: '',
  priority: 'none',
  tags: [],
  snoozedUntil: null,
  waitingSince: null,
  lastText: '',
  lastRole: 'user',
}
