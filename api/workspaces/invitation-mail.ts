import type { Region } from '#mocks/contracts/shared/region.ts'
import { invitationDays } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { MailMessage } from '../providers/mail/mail.ts'

/** What an invitation's mail is made from. */
interface InvitationMail {
  to: string
  workspaceName: string
  /** Address of who invites; null for the workspace's own server. */
  invitedBy: string | null
  link: string
}

/** The mail that invites someone. Every word but two names is ours, and no name can become a link (threats 11). */
export function invitationMail({ to, workspaceName, invitedBy, link }: InvitationMail): MailMessage {
  const workspace = plainName(workspaceName)
  return {
    to,
    subject: 'You are invited to a VoiceGlow workspace',
    text: [
      `${invitedBy ?? 'A workspace'} invites you to the workspace “${workspace}”.`,
      '',
      'Open this page to join:',
      link,
      '',
      `The link is for ${to} alone and works once, for ${invitationDays} days. If you do not know who invites you, you can ignore this email.`,
    ].join('\n'),
  }
}

/** A name on one line, cut, and without what mail programs turn into links. */
export function plainName(name: string): string {
  const line = name
    .replace(/[^\p{L}\p{M}\p{N}\p{So} .,'’&()-]/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, 60).join('')
}

/** The page an invitation is accepted on (spec 2 §7.3). */
export function invitationLink(
  origin: string,
  { region, uid, secret, email }: { region: Region; uid: string; secret: string; email: string },
): string {
  const query = new URLSearchParams({ secret, email, region })
  return `${origin}/no-auth/workspaces/${uid}/invite?${query}`
}
