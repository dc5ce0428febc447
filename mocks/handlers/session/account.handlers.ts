import {
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
} from '#mocks/contracts/session/account.contract.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'

/** The own account: name and picture, password, and where one is signed in. */
export function accountHandlers(db: MockDb) {
  return [
    mockHandler(listSessions, () => (db.session ? mockOk({ items: db.sessionCards }) : mockError(401))),
    mockHandler(removeSession, ({ body: { ID, which } }) => {
      if (!db.session) return mockError(401)
      if (ID === undefined && which === undefined) {
        return mockError(422, { fields: { ID: 'Choose a session.' } })
      }
      const ended = db.sessionCards.filter((card) =>
        ID === undefined ? which === 'all' || !card.current : card.ID === ID,
      )
      if (ID !== undefined && ended.length === 0) return mockError(404)
      db.sessionCards = db.sessionCards.filter((card) => !ended.includes(card))
      if (ended.some(({ current }) => current)) db.session = null
      return mockOk({ success: true as const })
    }),
    mockHandler(savePassword, ({ body: { password, currentPassword, code } }) => {
      if (!db.session) return mockError(401)
      const { email } = db.session.user
      const account = db.accounts.get(email)
      if (code !== undefined && db.codes.get(email) !== code) {
        return mockError(422, { fields: { code: 'That code is not right or no longer valid.' } })
      }
      if (code === undefined && (!account?.password || account.password !== currentPassword)) {
        return mockError(422, { fields: { currentPassword: 'Password is incorrect please try again.' } })
      }
      db.codes.delete(email)
      if (account) account.password = password
      db.session = { ...db.session, user: { ...db.session.user, hasPassword: true } }
      db.sessionCards = db.sessionCards.filter(({ current }) => current)
      return mockOk({ success: true as const })
    }),
    mockHandler(saveProfile, ({ body }) => {
      if (!db.session) return mockError(401)
      const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      db.session = { ...db.session, user: { ...db.session.user, ...fields } }
      return mockOk(db.session)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const accountScenarios = {
  listSessions: errorScenarios(listSessions),
  removeSession: errorScenarios(removeSession),
  savePassword: errorScenarios(savePassword),
  saveProfile: errorScenarios(saveProfile),
}
