import { invalidFields, type Refusal } from '../shared/refusal.ts'
import { type InboxView, memberViews } from './inbox-views.ts'

/** Who something is given to must be in the workspace. */
export function refuseStranger(people: readonly string[], assignee: string | undefined): Refusal | undefined {
  if (!assignee || people.includes(assignee)) return undefined
  return invalidFields({ assignee: 'Nobody with this address is in the workspace.' })
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

/** Said when a conversation has no room for another note. */
export function fullOfNotes(limit: number): string {
  return `A conversation keeps ${limit} notes. Delete one to add another.`
}
