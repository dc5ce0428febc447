import {
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
} from '#mocks/contracts/session/account.contract.ts'
import { passwordUnproven, sessionMissing } from '#mocks/contracts/session/session.refusals.ts'
import { refusePictures } from '../files/refuse-pictures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'

/** The own account: name and picture, password, and where one is signed in. */
export function accountHandlers(db: MockDb) {
  return [
    mockHandler(db, listSessions, () => mockOk({ items: db.sessionCards })),
    mockHandler(db, removeSession, ({ body: { ID, which } }) => {
      if (ID === undefined && which === undefined) {
        throw new MockRefusal(sessionMissing)
      }
      const ended = db.sessionCards.filter((card) =>
        ID === undefined ? which === 'all' || !card.current : card.ID === ID,
      )
      if (ID !== undefined && ended.length === 0) throw notFound()
      db.sessionCards = db.sessionCards.filter((card) => !ended.includes(card))
      if (ended.some(({ current }) => current)) db.session = null
      return mockOk({ success: true as const })
    }),
    mockHandler(db, savePassword, ({ body: { password, currentPassword, code } }) => {
      const session = sessionOf(db)
      const { email } = session.user
      const account = db.accounts.get(email)
      const isProven =
        code === undefined
          ? account?.password != null && account.password === currentPassword
          : db.codes.get(email) === code
      if (!isProven) throw new MockRefusal(passwordUnproven({ code }))
      db.codes.delete(email)
      if (account) account.password = password
      db.session = { ...session, user: { ...session.user, hasPassword: true } }
      db.sessionCards = db.sessionCards.filter(({ current }) => current)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, saveProfile, ({ body }) => {
      const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      const session = sessionOf(db)
      refusePictures(['photoURL'], body, session.user)
      db.session = { ...session, user: { ...session.user, ...fields } }
      for (const people of db.people.members.values()) {
        const self = people.find(({ email }) => email === session.user.email)
        if (self) Object.assign(self, fields)
      }
      const own = db.workspaces.find(({ isMain, email }) => isMain && email === session.user.email)
      if (own) Object.assign(own, fields)
      return mockOk(db.session)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const accountScenarios = scenariosOf({
  listSessions: listSessions,
  removeSession: removeSession,
  savePassword: savePassword,
  saveProfile: saveProfile,
})
