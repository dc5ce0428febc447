import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import type { ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { Reached } from './work-stages.tsx'

/** What a website has told so far. */
export interface SiteFindings {
  /** Stages in the order they were reached, the last one running. */
  reached: readonly Reached<ReadingProgress['stage']>[]
  name: string
  /** PNG data URL; null until known, and for sites without one. */
  logo: string | null
  colors: readonly string[]
  /** Titles of the pages read, in the order they were read. */
  titles: readonly string[]
  pagesRead: number
  pagesFound: number
  /** Readings in front while it waits for its turn. */
  ahead: number
}

/** Before anything is known. */
export const noFindings: SiteFindings = {
  reached: [],
  name: '',
  logo: null,
  colors: [],
  titles: [],
  pagesRead: 0,
  pagesFound: 0,
  ahead: 0,
}

/** Adds what a progress event tells. */
export function applyProgress(found: SiteFindings, event: ReadingProgress, at: number): SiteFindings {
  const { stage, name, colors, favicon, pageTitle, pagesRead, pagesFound, ahead } = event
  return {
    reached: markReached(found.reached, stage, at),
    name: name || found.name,
    logo: favicon ?? found.logo,
    colors: colors ?? found.colors,
    titles: stage === 'reading-pages' && pageTitle ? [...found.titles, pageTitle] : found.titles,
    pagesRead: pagesRead ?? found.pagesRead,
    pagesFound: pagesFound ?? found.pagesFound,
    ahead: ahead ?? found.ahead,
  }
}

/** The result takes the place of what was heard on the way. */
export function applyResult(
  found: SiteFindings,
  { name, colors, favicon, pages }: BrandingInfo,
): SiteFindings {
  return {
    ...found,
    name,
    logo: favicon,
    colors,
    titles: pages.map(({ title, url }) => title || url),
    pagesRead: pages.length,
    pagesFound: pages.length,
  }
}

/** Notes the moment a stage begins; hearing of it again changes nothing. */
export function markReached<Stage extends string>(
  reached: readonly Reached<Stage>[],
  stage: Stage,
  at: number,
): readonly Reached<Stage>[] {
  return reached.some((earlier) => earlier.stage === stage) ? reached : [...reached, { stage, at }]
}
