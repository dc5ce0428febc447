import { ApiError } from '#features/shared/api-error.ts'
import { agentTheme } from '#features/widget/agent-theme.ts'
import type { UnavailableReason } from '#features/widget/unavailable.tsx'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { agentUrlOf, type Boot, type Loaded, type Palette } from './boot.ts'
import { prefersDark } from './prefers-dark.ts'
import { readBody } from './read-answer.ts'

/** Completes what the page was not served with: its agent, or the colours. */
export async function loadAgent(boot: Boot): Promise<Loaded> {
  if (boot.error) return withoutAgent(boot.error.code === 'forbidden' ? 'notAllowed' : 'unknown')
  try {
    const agent = boot.agent ?? (await readBody<PublicAgent>(await fetch(agentUrlOf(boot))))
    return { agent, palette: paletteOf(agent) }
  } catch (error) {
    return withoutAgent(reasonOf(error instanceof ApiError ? error.status : 0))
  }
}

function reasonOf(status: number): UnavailableReason {
  if (status === 403) return 'notAllowed'
  return status === 404 || status === 422 ? 'unknown' : 'failed'
}

function withoutAgent(reason: UnavailableReason): Loaded {
  return { reason, palette: paletteOf({ theme: null, mode: prefersDark() ? 'dark' : 'light', lang: '' }) }
}

function paletteOf(agent: Pick<PublicAgent, 'theme' | 'mode' | 'lang'>): Palette {
  const { theme, mode, font } = agentTheme(agent)
  return themeToCssVars(theme, mode, font)
}
