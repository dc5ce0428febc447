import * as z from 'zod/mini'
import { type ConversationCourse, conversationPriorities } from '../conversations/conversation-state.ts'

/** Longest tag, in characters. */
export const tagLimit = 40
/** Tags one conversation has at most. */
export const mostTags = 20

/** One tag. */
export const tagSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a tag.'),
    z.maxLength(tagLimit, `Please use at most ${tagLimit} characters.`),
  )

/** What changes of the course of a conversation; what is absent stays. */
export const courseChangeSchema = z.object({
  /** E-mail address of a member; '' for nobody. */
  assignee: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
  priority: z.optional(z.enum(conversationPriorities)),
  addTags: z.optional(z.array(tagSchema).check(z.maxLength(mostTags))),
  removeTags: z.optional(z.array(tagSchema).check(z.maxLength(mostTags))),
  /** Closes it before the rest is changed; one that cannot be closed stays as it is. @default false */
  close: z.optional(z.literal(true)),
  /** Unix seconds until which it is put aside, later than now and at most a year; `253402300799` until its visitor writes; null takes it back. */
  snoozedUntil: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(253_402_300_799)))),
})
export type CourseChange = z.infer<typeof courseChangeSchema>

/** The parts of the course that people change here. */
export type ChangedCourse = Pick<ConversationCourse, 'assignee' | 'priority' | 'tags' | 'snoozedUntil'>

/**
 * What a change makes of the course, and nothing it does not name; tags stand in the order they were given, each once,
 * the first so many.
 */
export function changeCourse(
  course: Pick<ChangedCourse, 'tags'>,
  { assignee, priority, snoozedUntil, addTags, removeTags = [] }: CourseChange,
): Partial<ChangedCourse> {
  const kept = course.tags.filter((tag) => !removeTags.includes(tag))
  return {
    ...(assignee !== undefined && { assignee }),
    ...(priority !== undefined && { priority }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...((addTags || removeTags.length > 0) && {
      tags: [...new Set([...kept, ...(addTags ?? [])])].slice(0, mostTags),
    }),
  }
}
