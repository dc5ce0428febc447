import type { Refusal } from '../shared/refusal.ts'

/** What is said of a website nobody answers at. */
export const siteUnreachable = 'The website could not be reached.'

/** A website that could not be read; `website` says why, in words a person can act on. */
export function brandingFailed(website: string): Refusal {
  return {
    status: 422,
    code: 'branding_failed',
    message: 'Unable to analyze website branding',
    fields: { website },
  }
}
