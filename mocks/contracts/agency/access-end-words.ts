const hostSays = 'reads that the page is not available'
const mailsCome =
  'conversations and answers mailed to visitors come from our address, without your name, logo and business address'

/**
 * What owners read of their domains and mails once white-label access is over: they go on for a while, and then show
 * nobody. `when` is that moment in words.
 */
export const accessEndWords = {
  until: (when: string) => `Your domains and mails go on showing your agency until ${when}.`,
  since: (when: string) => `Your domains and mails have not shown your agency since ${when}.`,
  after: `After that, whoever opens a domain ${hostSays}, and ${mailsCome}.`,
  now: `Whoever opens a domain ${hostSays}, and ${mailsCome}.`,
  chats: 'Chats on websites go on answering.',
  back: 'With white-label access, domains and mails show your agency again.',
  hostUntil: (when: string) =>
    `White-label access is over. The domain goes on showing your agency until ${when}; after that, whoever opens it ${hostSays}.`,
  hostOver: 'This domain does not show your agency',
  hostSince: (when: string) =>
    `Since ${when} whoever opens it ${hostSays}. With white-label access it shows your agency again.`,
  mailsUntil: (when: string) => `Your mails show your agency until ${when}`,
  mailsAfter: `White-label access is over. After that, ${mailsCome}.`,
  mailsOver: 'Your mails do not show your agency',
  mailsSince: (when: string) =>
    `Since ${when} ${mailsCome}. With white-label access they show your agency again.`,
} as const
