import { readOutbox } from '../../harness/outbox-key.ts'

/** The newest sign-in code mailed to an address, read from the local outbox as a person would. */
export async function readCode(serverUrl: string, email: string): Promise<string> {
  const html = await readOutbox(serverUrl)
  const mail = html.split('<li>').find((item) => item.includes(`To ${email}`))
  const code = mail && /code is (\d{6})/.exec(mail)?.[1]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** The newest invitation's link mailed to an address. */
export async function readInvitation(serverUrl: string, email: string): Promise<string> {
  const html = await readOutbox(serverUrl)
  const mail = html.split('<li>').find((item) => item.includes(`To ${email}`) && item.includes('/no-auth/'))
  const link = mail && /https?:\/\/[^\s"<]+\/no-auth\/[^\s"<]+/.exec(mail)?.[0]
  if (!link) throw new Error(`Nobody invited ${email}`)
  return link.replaceAll('&amp;', '&')
}
