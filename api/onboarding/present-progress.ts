import type { ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { SiteProgress } from '../providers/site-reader/site-reader.ts'

/** A step of reading as callers hear of it. */
export function presentProgress(progress: SiteProgress): ReadingProgress {
  switch (progress.stage) {
    case 'finding-brand': {
      const { title, logo, ...rest } = progress
      return { ...rest, pageTitle: title, ...(logo && { favicon: logo }) }
    }
    case 'reading-pages': {
      const { title, ...rest } = progress
      return { ...rest, pageTitle: title }
    }
    default:
      return progress
  }
}
