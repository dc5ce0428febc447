import type { BarName } from './agent-bar.tsx'

export const barWords: Record<BarName, string> = { agent: 'Agent' }
