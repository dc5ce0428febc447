/** What the people of a workspace are mailed about one of its agents. */
export const mailKinds = ['requests', 'leads', 'caps', 'waiting', 'mentions', 'approvals'] as const
export type MailKind = (typeof mailKinds)[number]

/** Whether mails of a kind about an agent are wanted. */
export function isMailed({ mutedMails = [] }: { mutedMails?: readonly MailKind[] }, kind: MailKind): boolean {
  return !mutedMails.includes(kind)
}
