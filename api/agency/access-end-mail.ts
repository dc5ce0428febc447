import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import type { MailMessage } from '../providers/mail/mail.ts'

interface AccessEndMail {
  to: string
  /** The agency's verified hosts. */
  hosts: readonly string[]
  /** Unix seconds until which they and its mails show it. */
  until: number
  /** Whether that has passed. */
  isOver: boolean
  /** What white-label access takes, in a sentence. */
  offer: string
  /** Where plans are shown; null where nobody knows the product's address. */
  plans: string | null
}

/** A moment in a mail, whoever reads it wherever: '2026-10-08 12:00 UTC'. */
const momentOf = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function bodyOf({ hosts, until, isOver, offer, plans }: AccessEndMail): string {
  const when = momentOf(until)
  return [
    [
      ...(isOver
        ? [accessEndWords.since(when), accessEndWords.now]
        : [accessEndWords.until(when), accessEndWords.after]),
      accessEndWords.chats,
    ].join(' '),
    ...(hosts.length > 0 ? [hosts.join('\n')] : []),
    `${accessEndWords.back} ${offer}${plans === null ? '' : `\n${plans}`}`,
  ].join('\n\n')
}

/** White-label access is over; hosts and mails go on for a while. */
export function accessEndedMail(about: AccessEndMail): MailMessage {
  return { to: about.to, subject: 'Your white-label access has ended', text: bodyOf(about) }
}

/** Hosts and mails stop showing the agency within a day, or have stopped. */
export function hostsEndingMail(about: AccessEndMail): MailMessage {
  const day = new Date(about.until * 1000).toISOString().slice(0, 10)
  const subject = about.isOver ? `Your agency is not shown since ${day}` : `Your agency is shown until ${day}`
  return { to: about.to, subject, text: bodyOf(about) }
}
