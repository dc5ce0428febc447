import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { analyticsFindables } from '../analytics/analytics.findable.ts'
import { canvasFindables } from '../canvas/canvas.findable.ts'
import { checksFindables } from '../checks/checks.findable.ts'
import type { Findable } from '../core/findable.types.ts'
import { phrasesOf } from '../core/findables.ts'
import { inboxFindables } from '../inbox/inbox.findable.ts'
import { knowledgeFindables } from '../knowledge/knowledge.findable.ts'
import { leadsFindables } from '../leads/leads.findable.ts'
import { metricsFindables } from '../metrics/metrics.findable.ts'
import { overviewFindables } from '../overview/overview.findable.ts'
import { promptFindables } from '../prompt/prompt.findable.ts'
import { settingsFindables } from '../settings/settings.findable.ts'
import { toolsFindables } from '../tools/tools.findable.ts'
import { voiceFindables } from '../voice/voice.findable.ts'
import { sectionWords } from './section-words.ts'

/** What each section declares. */
const declared: readonly Findable[] = [
  ...overviewFindables,
  ...voiceFindables,
  ...promptFindables,
  ...checksFindables,
  ...canvasFindables,
  ...knowledgeFindables,
  ...analyticsFindables,
  ...metricsFindables,
  ...inboxFindables,
  ...leadsFindables,
  ...toolsFindables,
  ...settingsFindables,
]

/**
 * Everything that is found in these sections: they themselves, their sub-tabs, cards and fields.
 * @param platform of the agent; without it, what any agent has
 */
export function findablesOf(
  sections: readonly Pick<TabRow, 'tab' | 'label'>[],
  platform?: Agent['agentPlatform'],
): Findable[] {
  // First of what is found equally well: 'settings' are those of the agent, not those of its knowledge.
  const whole = sections.map(({ tab, label }) => {
    const { also, asks } = Object.hasOwn(sectionWords, tab)
      ? sectionWords[tab as keyof typeof sectionWords]
      : { also: '', asks: '' }
    return { id: tab, label, section: tab, also: phrasesOf(also), asks: phrasesOf(asks) }
  })
  const within = sections.flatMap(({ tab }) => declared.filter(({ section }) => section === tab))
  return [
    ...whole,
    ...within.filter(({ only }) => only === undefined || platform === undefined || only === platform),
  ]
}

/** The card a field stands in, by their ids. */
export function cardOf(id: string): string | undefined {
  return declared.find((each) => each.id === id)?.card?.id
}
