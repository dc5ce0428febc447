import * as z from 'zod/mini'

/** A member's message waits so long for its visitor before it is mailed, in milliseconds. */
export const answerMailWaitMs = 2 * 60_000

/** Mails with members' answers at most: what is more waits, and goes in one mail when the time is over. */
export const answerMailLimits = {
  /** Of one conversation. */
  conversation: { points: 4, seconds: 3600 },
  /** Of one workspace, to all its visitors: agents are made and removed at will. */
  workspace: { points: 20, seconds: 3600 },
  /** To one address by one workspace, so that none uses up what others may. */
  addressOfWorkspace: { points: 6, seconds: 86_400 },
  /** To one address, by all workspaces together. */
  address: { points: 12, seconds: 86_400 },
} as const

/**
 * How far the mailing of a member's message is: `due` unless its visitor comes back, `sent`, `failed` where the address
 * or the mail server refused it, `unsure` where nobody knows whether it went out, as a server died while it was sending or its mail server was lost:
 * it is not sent again.
 */
export const answerMailStates = ['due', 'sent', 'failed', 'unsure'] as const

/** A member's message on its way to a visitor who has left. */
export const answerMailSchema = z.object({
  state: z.enum(answerMailStates),
  /** The address, of which only the beginning is shown. */
  to: z.string(),
  /** Unix seconds: when it is due, or when it became what it is. */
  at: z.int(),
})
export type AnswerMail = z.infer<typeof answerMailSchema>

/** Whether a visitor is there, and where they are answered when they are not. */
export const visitorReachSchema = z.object({
  /** The conversation is open in a page of theirs. */
  isHere: z.boolean(),
  /** Unix seconds since when it is not; null where it never was, or is. */
  leftAt: z.nullable(z.int()),
  /** The address they gave in this conversation, shortened; '' for none. Answers are mailed there when they have left. */
  mailsTo: z.string(),
})
export type VisitorReach = z.infer<typeof visitorReachSchema>

/** An address of which only the beginning of its name is shown: `a•••@example.com`; '' for none. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}•••${email.slice(at)}`
}

/** How a message is to be mailed that is said now; undefined where its visitor is there, or gave no address. */
export function dueMail(
  { isHere, mailsTo }: Pick<VisitorReach, 'isHere' | 'mailsTo'>,
  now: number,
): AnswerMail | undefined {
  if (isHere || mailsTo === '') return undefined
  return { state: 'due', to: mailsTo, at: Math.ceil((now + answerMailWaitMs) / 1000) }
}
