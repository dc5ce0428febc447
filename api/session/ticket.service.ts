import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { hashSecret, newToken } from '../shared/secrets.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** Proof that somebody owns an address, waiting to become a session; hashed, one use, 60 seconds. */
interface TicketDoc extends Doc {
  email: string
  /** Unix milliseconds. */
  expiresAt: number
}

const lifetimeMs = 60_000

/** One-use sign-in tickets (threats 1, 2). */
export function createTicketService({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const tickets = (region: Region): DocStore<TicketDoc> => stores[region].collection('tickets')
  const regionOf = (token: string): Region | null => {
    if (token.startsWith('t_eu_')) return 'eu'
    return token.startsWith('t_na_') ? 'na' : null
  }
  return {
    async issue(region: Region, email: string): Promise<string> {
      const token = `t_${region}_${newToken()}`
      await tickets(region).insertOne({ _id: hashSecret(token), email, expiresAt: now() + lifetimeMs })
      return token
    },

    /** Whose ticket this is, without using it; null when it is unknown or over. */
    async peek(token: string): Promise<{ email: string; region: Region } | null> {
      const region = regionOf(token)
      const ticket = region && (await tickets(region).findOne({ _id: hashSecret(token) }))
      return ticket && ticket.expiresAt > now() ? { email: ticket.email, region } : null
    },

    /** Ends every unused ticket of an address. */
    async endAll(region: Region, email: string): Promise<void> {
      await tickets(region).deleteMany({ email })
    },

    /** Uses a ticket up; true for exactly one caller. */
    async consume(token: string): Promise<boolean> {
      const region = regionOf(token)
      if (!region) return false
      const { deletedCount } = await tickets(region).deleteOne({
        _id: hashSecret(token),
        expiresAt: { $gt: now() },
      })
      return deletedCount === 1
    },
  }
}
