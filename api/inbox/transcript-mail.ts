import { transcriptText } from '#mocks/contracts/inbox/export-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { presentToVisitor } from '../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'
import type { Stores } from '../store/store.ts'

/** Messages of a transcript. */
export const mostInTranscript = 500

/** The mail with what was said in a conversation: plain text, the latest messages of a very long one, which it says. */
export async function transcriptMail(
  stores: Stores,
  region: Region,
  to: string,
  { _id }: ConversationDoc,
  agent: Pick<AgentDoc, 'title' | 'disableHandoffMessages'>,
): Promise<MailMessage> {
  const latest = await createConversationRepository(stores).latest(region, _id, mostInTranscript + 1)
  const said = latest.slice(-mostInTranscript)
  const begins =
    latest.length > mostInTranscript
      ? `Here are the latest ${mostInTranscript} messages. The conversation is longer: ask us if you want the rest.`
      : 'Here is what was said.'
  const name = oneLine(agent.title)
  const shown = said.flatMap((message) => presentToVisitor(agent, message) ?? [])
  return {
    to,
    subject: `Your conversation with ${name}`.slice(0, 200),
    text: `${begins}\n\n${transcriptText(shown, name)}`,
  }
}
