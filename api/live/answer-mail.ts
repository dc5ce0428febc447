import { attachmentsText } from '#mocks/contracts/conversations/attachment-words.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { plainLine } from '#mocks/contracts/shared/visible-text.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { presentToVisitor } from '../conversations/conversation.presenter.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { answerMailWords } from './answer-mail-words.ts'

/** Characters of what the visitor asked that are quoted, and of those that are read for it. */
const quoted = 200
const read = 1_000
/** What mail programs turn into a link: of a word, so that nothing is looked for twice. */
const linkLike = /:[\\/]|@|[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]/u

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
  const title = senderName(agent.title)
  const words = answerMailWords(agent.lang)
  const question = asked && cutText(withoutLinks(oneLine(cutText(asked.text, read))), quoted)
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

/** An agent's title as a name: one that looks like an address names nobody's. */
function senderName(title: string): string {
  return (
    withoutLinks(oneLine(title))
      .replace(/[…<>\s]+/g, ' ')
      .trim() || 'Chat'
  )
}

function withoutLinks(line: string): string {
  return line.replace(/\S+/g, (word) => (linkLike.test(word) ? '…' : word))
}

function oneLine(text: string): string {
  return plainLine(text.replace(/\s+/g, ' '))
}
