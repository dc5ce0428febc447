/** What the people of a workspace are mailed about one of its agents. */
export const mailKinds = ['requests', 'leads', 'caps', 'waiting', 'mentions', 'approvals'] as const
export type MailKind = (typeof mailKinds)[number]

/** Which mails who looks after an agent does not want. */
export interface MailMuting {
  /** @default none */
  mutedMails?: readonly MailKind[]
}

/** Whether mails of a kind about an agent are wanted. */
export function isMailed({ mutedMails = [] }: MailMuting, kind: MailKind): boolean {
  return !mutedMails.includes(kind)
}
