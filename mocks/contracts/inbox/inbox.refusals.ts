import type { ConversationCourse } from '../conversations/conversation-state.ts'
import { mayAnswer } from '../live/answerers.ts'
import { endsBefore } from '../shared/ends-before.ts'
import type { Membership } from '../shared/needs.ts'
import { invalidFields, type Refusal } from '../shared/refusal.ts'
import type { CourseChange } from './course-change.ts'
import { type InboxView, memberViews, untilReply } from './inbox-views.ts'
import type { InboxSettings, Macro } from './settings.schema.ts'

/** Who a conversation is given to must be in the workspace, and may answer its visitors. */
export function refuseAssignee(
  people: readonly (Pick<Membership, 'role' | 'usersPerms'> & { email: string })[],
  assignee: string | undefined,
): Refusal | undefined {
  if (!assignee) return undefined
  const member = people.find(({ email }) => email === assignee)
  if (mayAnswer(member)) return undefined
  return invalidFields({
    assignee: member
      ? 'This person may not answer visitors. Choose somebody who may.'
      : 'Nobody with this address is in the workspace.',
  })
}

/** Days a conversation is put aside at most, but for until its visitor writes. */
export const longestSnoozeDays = 366

/** Said of a moment nobody can put a conversation aside until. */
export const snoozeOutOfBounds = `Choose a time that is later than now and at most ${longestSnoozeDays} days away.`

/** Whether a conversation can be put aside until then; both in Unix seconds. */
export function maySnoozeUntil(until: number, now: number): boolean {
  return until === untilReply || (until > now && until <= now + longestSnoozeDays * 86_400)
}

/** A conversation is put aside until a moment that comes, and not for ever; `now` in Unix seconds. */
export function refuseSnooze({ snoozedUntil }: CourseChange, now: number): Refusal | undefined {
  if (snoozedUntil === undefined || snoozedUntil === null || maySnoozeUntil(snoozedUntil, now))
    return undefined
  return { ...invalidFields({ snoozedUntil: snoozeOutOfBounds }), message: snoozeOutOfBounds }
}

/** Where a workspace allows its own tags alone, no others are added; those a conversation has stay. */
export function refuseTags(
  { predefinedTags, disallowAnyTags }: Pick<InboxSettings, 'predefinedTags' | 'disallowAnyTags'>,
  { addTags = [] }: Pick<CourseChange, 'addTags'>,
): Refusal | undefined {
  const other = disallowAnyTags ? addTags.find((tag) => !predefinedTags.includes(tag)) : undefined
  if (other === undefined) return undefined
  const message = `This workspace uses its own tags alone, and “${other}” is none of them.`
  return { ...invalidFields({ addTags: message }), message }
}

/** Where a workspace has canned responses turned off, none are kept until they are on again. */
export function refuseCanned(
  { enableCannedResponses }: Pick<InboxSettings, 'enableCannedResponses'>,
  { canned, enableCannedResponses: next = enableCannedResponses }: Partial<InboxSettings>,
): Refusal | undefined {
  if (canned === undefined || next) return undefined
  const message = 'Canned responses are turned off. Turn them on to change them.'
  return { ...invalidFields({ canned: message }), message }
}

/** Whether a macro changes nothing and sends nothing. */
function isIdle({ change, snooze, cannedId }: Macro): boolean {
  const changes = Object.values(change).filter((value) => !Array.isArray(value) || value.length > 0)
  return snooze === undefined && cannedId === undefined && changes.every((value) => value === undefined)
}

/** A macro without anything to do is none. */
export function refuseMacros({ macros = [] }: Pick<Partial<InboxSettings>, 'macros'>): Refusal | undefined {
  const idle = macros.find(isIdle)
  if (!idle) return undefined
  const message = `The macro “${idle.name}” does nothing. Choose what it does, or delete it.`
  return { ...invalidFields({ macros: message }), message }
}

/** A view of days that end before they begin shows nothing. */
export function refuseViews({ views = [] }: Pick<Partial<InboxSettings>, 'views'>): Refusal | undefined {
  const isBackwards = views.some(({ from, to }) => from && to && to < from)
  return isBackwards ? invalidFields({ views: endsBefore }) : undefined
}

/** What ends before it begins holds nothing; moments in Unix seconds, as queries carry them. */
export function refuseMoments({ since, until }: { since?: string; until?: string }): Refusal | undefined {
  if (since === undefined || until === undefined || Number(since) <= Number(until)) return undefined
  return invalidFields({ until: endsBefore })
}

/** Why others do not assign a conversation that a person answers. */
export const answeredByPerson =
  'A person answers this conversation. They can assign it to somebody else; others take it over first.'

/** Why whoever answers a conversation does not leave it with nobody. */
export const answeredByYou =
  'You answer this conversation. Assign it to somebody else, hand it back or close it.'

/** Whether a person answers a visitor who can also end that: one of those who may answer. */
export function isAnsweredByPerson(
  { state, assignee }: Pick<ConversationCourse, 'state' | 'assignee'>,
  people: readonly string[],
): boolean {
  return state === 'member' && (assignee === '' || people.includes(assignee))
}

/** Whoever answers a visitor gives them to somebody else, and nobody else does; `email` is of who changes it. */
export function refuseReassign(
  course: Pick<ConversationCourse, 'state' | 'assignee'>,
  { assignee }: Pick<CourseChange, 'assignee'>,
  { people, email }: { people: readonly string[]; email: string },
): Refusal | undefined {
  const isMoved = assignee !== undefined && assignee !== course.assignee
  if (!isMoved || !isAnsweredByPerson(course, people)) return undefined
  const isTheirs = course.assignee !== '' && course.assignee === email
  if (isTheirs && assignee !== '') return undefined
  return { status: 409, code: 'answered', message: isTheirs ? answeredByYou : answeredByPerson }
}

/** Who is named in a note must be in the workspace. */
export function refuseMentions(people: readonly string[], mentions: readonly string[]): Refusal | undefined {
  if (mentions.every((each) => people.includes(each))) return undefined
  return invalidFields({ mentions: 'Somebody named here is not in the workspace.' })
}

/** A transcript goes to who was part of the conversation, or looks after it; addresses in any case. */
export function refuseRecipient(addresses: readonly string[], to: string): Refusal | undefined {
  if (addresses.some((each) => each.toLowerCase() === to.toLowerCase())) return undefined
  return invalidFields({
    to: 'Choose the address the visitor gave in this conversation, or a member of the workspace.',
  })
}

/** A key is nobody who could have something assigned, unread or a mention. */
export function refuseKeysView(me: string | null, view: InboxView): Refusal | undefined {
  if (me !== null || !memberViews.includes(view)) return undefined
  return invalidFields({ view: 'This view is a member’s own: with a key, ask for another one.' })
}

/** Files that are gone, are somebody else's or were sent before: they go with nothing. */
export const lostAttachments = invalidFields({
  attachments: 'A file is not there any more. Please remove it and attach it again.',
})

/** Said when a conversation has no room for another note. */
export function fullOfNotes(limit: number): string {
  return `A conversation keeps ${limit} notes. Delete one to add another.`
}
