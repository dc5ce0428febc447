import { namedInDigest } from '#mocks/contracts/agents/mail-kinds.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

const longestLine = 200

/** What a mail about several says. */
interface Digest {
  subject: string
  /** Title of the agent. */
  agent: string
  /** What they did: 'left their details'. */
  did: string
  /** How one of them is named, and the address it stands at; null where links lead nowhere. */
  of: readonly { name: string; url: string | null }[]
  /** Where all of them are. */
  all: string
}

/** The mail about what an hour's single mails had no place for. What visitors wrote is plain text on one line. */
export function digestMail(to: string, { subject, agent, did, of, all }: Digest): MailMessage {
  const who =
    of.length === 1
      ? `One more visitor of ${oneLine(agent)}`
      : `${of.length} more visitors of ${oneLine(agent)}`
  const named = of.slice(0, namedInDigest).map(({ name, url }) => {
    return [`- ${[...oneLine(name)].slice(0, longestLine).join('')}`, url && `  ${url}`]
      .filter(Boolean)
      .join('\n')
  })
  const others = of.length - named.length
  return {
    to,
    subject,
    text: [
      `${who} ${did} within the last hour:`,
      [...named, ...(others > 0 ? [`+ ${others} more`] : [])].join('\n'),
      all,
    ].join('\n\n'),
  }
}
