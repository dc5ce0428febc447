import { randomBytes } from 'node:crypto'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { HttpClient } from './http-client.ts'
import type { RunningApp } from './start-app.ts'

/** A person with a session and a workspace of their own. */
export interface Person {
  client: HttpClient
  email: string
  region: Region
  session: Session
  /** uid of their own workspace. */
  workspaceId: string
}

/** An address nobody else has. */
export function newEmail(name = 'person'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.com`
}

/** An agent id as a browser makes them. */
export function newAgentId(): string {
  return randomBytes(12).toString('base64url')
}

/** The code last mailed to an address. */
export async function mailedCode(app: RunningApp, email: string): Promise<string> {
  const [mail] = await app.mailsTo(email)
  const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** What the link last mailed to an invited address carries. */
export async function mailedInvitation(app: RunningApp, email: string) {
  const [mail] = await app.mailsTo(email)
  const link = mail && /https?:\/\/\S+\/no-auth\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No invitation was mailed to ${email}`)
  const { pathname, searchParams } = new URL(link)
  return {
    uid: pathname.split('/')[3] ?? '',
    email: searchParams.get('email') ?? '',
    secret: searchParams.get('secret') ?? '',
  }
}

/** Proves an address with a mailed code; the ticket it earns. */
export async function earnTicket(app: RunningApp, email: string, region: Region = 'eu'): Promise<string> {
  const client = app.client()
  const sent = await client.call(sendCode, { params: { region }, body: { email } })
  if (sent.status !== 200) throw new Error(`No code for ${email}: ${sent.text}`)
  const code = await mailedCode(app, email)
  const proved = await client.call(createTicket, { params: { region }, body: { email, code } })
  if (proved.status !== 200) throw new Error(`No ticket for ${email}: ${proved.text}`)
  return proved.body.token
}

/** Signs a new or known address in; a new one gets an account, and a password when given. */
export async function signUp(
  app: RunningApp,
  {
    email = newEmail(),
    region = 'eu',
    password,
  }: { email?: string; region?: Region; password?: string } = {},
): Promise<Person> {
  const token = await earnTicket(app, email, region)
  const client = app.client()
  const made = await client.call(tokenToUser, {
    params: { region },
    body: { token, createAccount: true, ...(password && { password }) },
  })
  if (made.status !== 200) throw new Error(`No session for ${email}: ${made.text}`)
  const session = made.body
  const workspaceId = session.workspaces.find((card) => card.role === 'owner')?.uid ?? ''
  return { client, email, region, session, workspaceId }
}
