import type { FoundDetails } from '#api/leads/lead-details.ts'

/** What a visitor wrote, the language of the agent, and what it tells. */
export type LeadCase = readonly [text: string, lang: string, details: FoundDetails]
