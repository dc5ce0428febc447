import type { ConversationCard, MemberMessage } from '../conversations/message.schema.ts'
import { csvCell } from '../shared/csv.ts'
import { plainText } from './plain-text.ts'

/** A conversation with what was said in it. */
export interface ExportedConversation {
  conversation: Pick<
    ConversationCard,
    'id' | 'agentId' | 'channel' | 'title' | 'state' | 'tags' | 'createdAt'
  > & {
    /** What its agent is called now; '' once it is gone. */
    agentTitle: string
  }
  messages: readonly Pick<
    MemberMessage,
    'role' | 'by' | 'blocks' | 'parts' | 'bubbles' | 'attachments' | 'sources' | 'known' | 'ts'
  >[]
}

const columns = [
  'conversation',
  'agent',
  'agent title',
  'channel',
  'state',
  'tags',
  'time',
  'role',
  'by',
  'text',
  'sources',
  'known',
]

/** What was said, and what happened where there are words for it: a notice without any says nothing in a file. */
function told<M extends ExportedConversation['messages'][number]>(messages: readonly M[]): readonly M[] {
  return messages.filter((message) => message.role !== 'notice' || plainText(message) !== '')
}

/** A row per message, after RFC 4180, in UTF-8 with a byte order mark, which spreadsheets look for. */
export function exportCsv(exported: readonly ExportedConversation[]): string {
  const rows = exported.flatMap(
    ({ conversation: { id, agentId, agentTitle, channel, state, tags }, messages }) =>
      told(messages).map(({ role, by, sources, known, ts, ...said }) => [
        ...[id, agentId, agentTitle, channel, state, tags.join(' ')],
        new Date(ts * 1000).toISOString(),
        ...[role, by?.name ?? '', plainText(said)],
        sources.map(({ url }) => url).join(' '),
        known ? 'yes' : 'no',
      ]),
  )
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** The same as JSON: a list of conversations, each with its messages as plain text. */
export function exportJson(exported: readonly ExportedConversation[]): string {
  const held = exported.map(({ conversation, messages }) => ({
    ...conversation,
    messages: told(messages).map(({ role, by, sources, known, ts, ...said }) => ({
      ...{ role, ...(by && { by: by.name }), text: plainText(said), sources, known, ts },
    })),
  }))
  return `${JSON.stringify(held, null, 2)}\n`
}

/** What was said, line by line, for a mail. */
export function transcriptText(
  messages: readonly Pick<
    MemberMessage,
    'role' | 'by' | 'blocks' | 'parts' | 'bubbles' | 'attachments' | 'ts'
  >[],
  agentName: string,
): string {
  return messages
    .filter(({ role }) => role !== 'notice')
    .map(({ role, by, ts, ...said }) => {
      const who = role === 'user' ? 'Visitor' : role === 'member' ? (by?.name ?? 'Team') : agentName
      const at = new Date(ts * 1000).toISOString().slice(0, 16).replace('T', ' ')
      return `${who} (${at} UTC)\n${plainText(said)}`
    })
    .join('\n\n')
}
