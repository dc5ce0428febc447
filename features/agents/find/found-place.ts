import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Findable } from '../core/findable.types.ts'

/** What the hash of an address begins with that leads to something found. */
export const landingMark = '#find='

interface Place {
  region: Region
  agentId: string
  /** Whether the test chat stays beside it. */
  showDebugger: boolean
}

/** The address of something found: its section, its sub-tab, and itself as the hash. */
export function hrefOfFound(
  { id, section, subTab }: Findable,
  { region, agentId, showDebugger }: Place,
): string {
  const [path = '', search] = paths.agent.href(region, agentId, section, { showDebugger }).split('?')
  const query = new URLSearchParams(search)
  if (subTab) query.set('tab', subTab)
  const text = query.toString()
  return `${path}${text && `?${text}`}${landingMark}${id}`
}

/** Where it stands, for people: its section, then its sub-tab or its card. */
export function whereOfFound(entry: Findable, all: readonly Findable[]): string {
  const labelOf = (id: string) => all.find((each) => each.id === id)?.label
  const parts = [
    labelOf(entry.section),
    entry.subTab && labelOf(`${entry.section}.${entry.subTab}`),
    entry.card?.label,
  ]
  return parts.filter((part) => part !== undefined && part !== entry.label).join(' › ')
}
