import { SlidersHorizontal } from 'lucide-react'
import type { Command } from '#features/shared/commands/command.types.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { findablesOf } from './all-findables.ts'
import { buildFinder } from './build-finder.ts'
import { hrefOfFound, whereOfFound } from './found-place.ts'

interface Place {
  region: Region
  agentId: string
  /** Of the agent; undefined until it is known. */
  platform: Agent['agentPlatform'] | undefined
  showDebugger: boolean
}

/** The search of an agent for the command palette. Whole sections are there among its own commands. */
export function commandFinder(
  place: Place,
  sections: readonly TabRow[],
  goTo: (href: string) => unknown,
): (query: string) => Command[] {
  const entries = findablesOf(sections, place.platform)
  const find = buildFinder(entries)
  return (query) =>
    find(query)
      .filter(({ entry }) => entry.id !== entry.section)
      .map(({ entry }) => ({
        id: `find.${entry.id}`,
        label: `${entry.label} · ${whereOfFound(entry, entries)}`,
        group: 'In this agent',
        icon: SlidersHorizontal,
        run: () => void goTo(hrefOfFound(entry, place)),
      }))
}
