import type { VisitorRequest } from '#mocks/contracts/requests/request.schema.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'
import { digestMail } from '../visitor-mails/digest-mail.ts'

const longestMessage = 500

const wishes: Record<VisitorRequest['wish'], string> = {
  contact: 'would like to hear from you',
  book: 'would like an appointment',
  move: 'would like to move an appointment',
  cancel: 'would like to cancel an appointment',
}

/** The mail that tells a workspace of a visitor's request. What the visitor wrote is named as that, and plain. */
export function requestMail(
  to: string,
  request: Pick<VisitorRequest, 'wish' | 'name' | 'phone' | 'email' | 'matter' | 'time' | 'message'>,
  { agent, url, isLast }: { agent: string; url: string | null; isLast: boolean },
): MailMessage {
  const { wish, name, phone, email, matter, time, message } = request
  const details = { Name: name, Phone: phone, 'E-mail': email, About: matter, When: time }
  return {
    to,
    subject: 'A visitor of your VoiceGlow agent asks for you',
    text: [
      `A visitor of ${oneLine(agent)} ${wishes[wish]}.`,
      Object.entries(details)
        .filter(([, value]) => value)
        .map(([label, value]) => `${label}: ${oneLine(value)}`)
        .join('\n') || 'They have left no phone number and no address.',
      message && `What they wrote:\n${oneLine(message).slice(0, longestMessage)}`,
      url ? `See it and mark it as done: ${url}` : 'You find it on the agent’s page, under Requests.',
      isLast && 'Further requests within this hour come together in one email at its end.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The mail that tells of requests for which there was no mail of their own. */
export function requestDigest(
  to: string,
  {
    agent,
    requests,
    url,
  }: {
    agent: string
    requests: (Pick<VisitorRequest, 'name' | 'phone' | 'email' | 'message'> & { url: string | null })[]
    url: string | null
  },
): MailMessage {
  return digestMail(to, {
    subject: 'More visitors of your VoiceGlow agent ask for you',
    agent,
    did: 'asked for you',
    of: requests.map(({ name, phone, email, message, url }) => ({
      name: [[name, phone, email].filter(Boolean).join(', '), message].filter(Boolean).join(': '),
      url,
    })),
    all: url
      ? `See them and mark them as done: ${url}`
      : 'You find them on the agent’s page, under Requests.',
  })
}
