import type { AgencyLook } from '#mocks/contracts/agency/host-brand.ts'
import { toTheme } from '#mocks/contracts/theme/theme-json.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import type { PublishedAgent } from './published-agents.ts'

/** An agent at an agency's host: without colours of its own it wears the agency's. */
export function inColoursOf(look: AgencyLook | undefined, found: PublishedAgent): PublishedAgent {
  if (!look || found.publicAgent.theme) return found
  const theme = toTheme(look.theme)
  return {
    ...found,
    publicAgent: { ...found.publicAgent, theme },
    palette: themeToCssVars(theme, found.publicAgent.mode, ''),
  }
}

/** Tells scripts and pages of one version apart that were drawn in different colours. */
export function coloursKey({ palette }: PublishedAgent): string {
  return Object.values(palette).join()
}
