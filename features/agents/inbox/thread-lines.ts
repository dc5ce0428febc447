import { nextOf } from '#features/widget/parts/next-of.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import type { Note } from '#mocks/contracts/inbox/inbox.schema.ts'

/** One line of a thread: a day begins, something was said, or a note was written. */
export type ThreadLine =
  | { kind: 'day'; key: string; label: string }
  | {
      kind: 'said'
      key: string
      message: MemberMessage
      question: MemberMessage | undefined
      next: MemberMessage | undefined
    }
  | { kind: 'note'; key: string; note: Note }

const dayOf = (ts: number) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    ts * 1000,
  )

/** What was said and noted, in the order of time, with a line where a day begins. */
export function threadLines(messages: readonly MemberMessage[], notes: readonly Note[]): ThreadLine[] {
  const noted = [...notes]
  const lines: ThreadLine[] = []
  let day = ''
  let question: MemberMessage | undefined
  function put(ts: number, line: ThreadLine) {
    if (dayOf(ts) !== day) {
      day = dayOf(ts)
      lines.push({ kind: 'day', key: `day ${day} ${line.key}`, label: day })
    }
    lines.push(line)
  }
  const putNotes = (before: number) => {
    while (noted[0] && noted[0].ts < before) {
      const note = noted.shift()!
      put(note.ts, { kind: 'note', key: note.ID, note })
    }
  }
  for (const [index, message] of messages.entries()) {
    putNotes(message.ts)
    put(message.ts, { kind: 'said', key: message.id, message, question, next: nextOf(messages, index) })
    if (message.role === 'user') question = message
  }
  putNotes(Number.POSITIVE_INFINITY)
  return lines
}
