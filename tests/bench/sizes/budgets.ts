import { bytesOf } from '../shared/request-log.ts'
import { kB } from '../shared/units.ts'
import type { Visits } from './visits.ts'

/** A promise about bytes (gzip) that visits can keep or break. */
export interface Budget {
  what: string
  /** Most bytes it may take. */
  limit: number
  /** What it should take, where that is less. */
  aim?: number
  of: (visits: Visits) => number
}

const cssLimit = 12 * kB

/** JavaScript of a page that people see before they sign in. */
const publicLimit = 95 * kB

/** Every byte budget of the product. */
export const budgets: readonly Budget[] = [
  {
    what: 'embed.js until the visitor acts',
    limit: 2.2 * kB,
    of: ({ popup }) => bytesOf(popup.beforeClick),
  },
  {
    what: 'embed until the visitor can type',
    limit: 11 * kB,
    of: ({ popup }) => bytesOf(popup.beforeClick) + bytesOf(popup.afterClick),
  },
  {
    what: 'embed with the script that follows',
    // Tabs that share a conversation, the page's address and the button of a call came to it; the call itself
    // is loaded on the press. What people answer live may add 0.3 kB to the 17.36 kB that was before it,
    // and all of it takes 17.41 kB; what follows a conversation is loaded once its first message is sent.
    limit: 17.6 * kB,
    aim: 15 * kB,
    of: ({ popup }) => bytesOf(popup.beforeClick) + bytesOf(popup.afterClick) + bytesOf(popup.following),
  },
  { what: 'login, JS', limit: publicLimit, of: ({ login }) => bytesOf(login, 'script') },
  { what: 'sign-up, JS', limit: publicLimit, of: ({ signup }) => bytesOf(signup, 'script') },
  { what: 'landing, JS', limit: publicLimit, of: ({ landing }) => bytesOf(landing, 'script') },
  {
    what: 'shell with agents, JS',
    // Room for the tabs of an agent: their names, rules and addresses. What they show is loaded with them.
    limit: 155 * kB,
    aim: 150 * kB,
    of: ({ agents }) => bytesOf(agents, 'script'),
  },
  {
    what: 'shell with an agent, JS',
    // What three unlike tabs have in common: the frame, and a few controls that all of them draw.
    limit: 165 * kB,
    of: ({ agentShell }) => bytesOf(agentShell, 'script'),
  },
  { what: 'login, CSS', limit: cssLimit, of: ({ login }) => bytesOf(login, 'stylesheet') },
  { what: 'sign-up, CSS', limit: cssLimit, of: ({ signup }) => bytesOf(signup, 'stylesheet') },
  { what: 'landing, CSS', limit: cssLimit, of: ({ landing }) => bytesOf(landing, 'stylesheet') },
  { what: 'shell with agents, CSS', limit: cssLimit, of: ({ agents }) => bytesOf(agents, 'stylesheet') },
]
