import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { MockDb } from './mock-db.ts'
import { MockRefusal } from './mock-reply.ts'

/** The session of whoever is signed in; 401 when no one is. */
export function sessionOf({ session }: Pick<MockDb, 'session'>): Session {
  if (!session) throw new MockRefusal({ status: 401 })
  return session
}
