import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  signOut,
  tokenToUser,
} from '#mocks/contracts/session/session.contract.ts'
import { credentialWrong, ticketWrong } from '#mocks/contracts/session/session.refusals.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { personalName } from '#mocks/contracts/workspaces/personal-name.ts'
import { buildSession, fixtureCode } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspace, buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'
import type { MockAccount } from './memory.ts'

/** What a sign-up says beside the address. */
type NewAccount = Pick<BodyOf<typeof tokenToUser>, 'password' | 'utm_source' | 'ref'>

/** Signing in and up: codes, passwords, one-use tickets and the session they end in. */
export function sessionHandlers(db: MockDb) {
  return [
    mockHandler(db, sendCode, ({ body }) => {
      db.codes.set(body.email, fixtureCode)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, createTicket, ({ body }) => {
      const { email, code, password } = body
      const account = db.accounts.get(email)
      const isRight =
        code === undefined
          ? account?.password != null && account.password === password
          : db.codes.get(email) === code
      if (!isRight) throw new MockRefusal(credentialWrong({ code }))
      if (code !== undefined) db.codes.delete(email)
      const token = `ticket-${db.nextId('t')}`.padEnd(20, '0')
      db.tickets.set(token, email)
      return mockOk({ token, hasAccount: account !== undefined })
    }),
    mockHandler(db, tokenToUser, ({ params, body }) => {
      const email = db.tickets.get(body.token)
      if (!email) throw new MockRefusal(ticketWrong)
      const known = db.accounts.get(email)
      if (!known && !body.createAccount) throw notFound()
      db.tickets.delete(body.token)
      const account = known ?? createAccount(db, email, params.region, body)
      db.session = account.session
      return mockOk(account.session)
    }),
    mockHandler(db, getSession, () => mockOk(sessionOf(db))),
    mockHandler(db, signOut, () => {
      db.session = null
      return mockOk({ success: true as const })
    }),
    mockHandler(db, newUser, ({ body }) => {
      db.recordedSignUps.push(body)
      return mockOk({ success: true })
    }),
  ]
}

function createAccount(
  db: MockDb,
  email: string,
  region: Region,
  { password, utm_source = '', ref = '' }: NewAccount,
): MockAccount {
  const uid = db.nextId('workspace')
  const name = { uid, region, workspaceName: personalName(email) }
  const account = {
    password: password ?? null,
    session: buildSession({
      authToken: db.nextId('session'),
      user: { uid: db.nextId('user'), email, region, hasPassword: password !== undefined },
      workspaces: [buildWorkspaceCard(name)],
    }),
  }
  const { internal } = buildWorkspace()
  db.workspaces.push(
    buildWorkspace({
      ...name,
      email,
      workspaceEmails: [email],
      referredFrom: ref,
      internal: { ...internal, utm_source },
    }),
  )
  db.accounts.set(email, account)
  return account
}

/** Each declared error of each endpoint, by the name of its code. */
export const sessionScenarios = scenariosOf({
  code: sendCode,
  ticket: createTicket,
  token: tokenToUser,
  current: getSession,
  signOut: signOut,
  newUser: newUser,
})
