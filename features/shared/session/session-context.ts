import { createContext, useContext } from 'react'
import type { Session } from '#mocks/contracts/session/account.schema.ts'

export const SessionContext = createContext<Session | null>(null)

/** Who is signed in. Only inside the signed-in layout. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs the signed-in layout around it')
  return session
}
