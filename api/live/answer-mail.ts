import { attachmentsText } from '#mocks/contracts/conversations/attachment-words.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { plainLine } from '#mocks/contracts/shared/visible-text.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { presentToVisitor } from '../conversations/conversation.presenter.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { answerMailWords } from './answer-mail-words.ts'

/** Characters of what the visitor asked that are quoted. */
const quoted = 200
/** What mail programs turn into links. */
const links = /\S*(?:[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\d-]\.\p{L}{2,})\S*/giu

type Agent = Pick<AgentDoc, 'title' | 'lang' | 'disableHandoffMessages'>

/**
 * The mail with what members answered, as plain text. Nobody has proved that the address is whoever wrote: what they
 * asked is quoted shortly and without its links, and nothing leads into the conversation.
 */
export function answerMail(
  to: string,
  agent: Agent,
  asked: MessageDoc | undefined,
  answers: readonly MessageDoc[],
): MailMessage {
  const title = oneLine(agent.title)
  const words = answerMailWords(agent.lang)
  const question = asked && cutText(oneLine(asked.text.replace(links, '…')), quoted)
  const answered = answers.flatMap((answer, at) => {
    const name = oneLine(presentToVisitor(agent, answer)?.by?.name ?? '') || title
    const before = answers[at - 1]?.by?.name
    const head = answer.by?.name === before && at > 0 ? [] : [words.answered.replace('{name}', () => name)]
    return [...head, [answer.text, attachmentsText(answer.attachments ?? [])].filter(Boolean).join('\n')]
  })
  return {
    to,
    subject: cutText(
      words.subject.replace('{agent}', () => title),
      200,
    ),
    text: [
      ...(question ? [`${words.asked}\n> ${question}`] : []),
      ...answered,
      `${words.goOn}\n\n${words.why}`,
    ].join('\n\n'),
    from: { name: title },
  }
}

function oneLine(text: string): string {
  return plainLine(text.replace(/\s+/g, ' '))
}
