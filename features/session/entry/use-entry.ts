import { useState } from 'react'
import { leaveNotice, takeNotice } from '#features/shared/arrival/arrival-notice.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion, regionOfQuery } from '#features/shared/region/preferred-region.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { invitedAddress } from './invited-address.ts'
import { safeNext } from './safe-next.ts'
import { keepSession } from './stored-session.ts'

/** What sign-in and sign-up share: where they were called from, and the way in. */
export function useEntry() {
  const { search, go } = usePage()
  const [notice] = useState(takeNotice)
  const next = safeNext(search.get('next'))
  const given = regionOfQuery(search)

  return {
    /** The region of the address, else the one used last, else the browser's. */
    region: given ?? preferredRegion(),
    /** What both keep in their links to each other. */
    query: { next: next ?? undefined, region: given ?? undefined },
    /** The address an invitation was sent to, where it leads on to one; else empty. */
    invited: invitedAddress(next),
    /** What the last document had to say. */
    notice,
    /** Keeps the session and goes where it was wanted, else to the agents. */
    arrive(session: Session, { isNew = false }: { isNew?: boolean } = {}) {
      keepSession(session)
      leaveNotice(isNew ? 'Your account is ready.' : 'Signed in successfully.')
      go(next ?? paths.agents.href(session.user.region))
    },
  }
}

/** Where somebody comes in, with which address, and the way on. */
export type EntryOfPerson = Pick<ReturnType<typeof useEntry>, 'region' | 'invited' | 'arrive'>
