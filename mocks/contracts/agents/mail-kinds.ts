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

/**
 * Mails about single leads of one agent, and as many about single requests; what comes beyond is told of in one mail at
 * the end of the hour.
 */
export const singleMailLimit = { points: 10, seconds: 3600 }
/** Of those, what one internet connection causes: nobody uses up the places of others. */
export const singleMailsOfSender = 3
/** Leads or requests that the mail at the end of the hour names; it says how many more there are. */
export const namedInDigest = 20
