import type { Launcher, LauncherTeaser } from '#mocks/contracts/embed/launcher.ts'
import { launcherWords } from '#mocks/contracts/embed/launcher-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { launcherSheet } from './launcher-sheet.ts'
import type { PublishedAgent } from './published-agents.ts'

/** The bubble of a published agent, named field by field: any website's visitor reads it. */
export function presentLauncher(region: Region, published: PublishedAgent): Launcher {
  const { agent, publicAgent } = published
  const picture = agent.ui.launcherPicture ? publicAgent.roundedImageURL : ''
  return {
    region,
    agent: publicAgent.agentId,
    label: launcherWords(publicAgent.lang, publicAgent.title).label,
    css: launcherSheet(published),
    ...(agent.autoStartWidget && { autoStart: true }),
    ...(picture && { picture }),
  }
}

/** Where openings of the popup are counted; undefined for nowhere. */
export function presentMeasure({ agent }: PublishedAgent): string | undefined {
  return agent.analyticsId || undefined
}

/** What it says beside the bubble; undefined for nothing. */
export function presentTeaser({ agent, publicAgent }: PublishedAgent): LauncherTeaser | undefined {
  const text = agent.ui.teaser?.trim()
  return text ? { text, close: launcherWords(publicAgent.lang, '').close } : undefined
}
