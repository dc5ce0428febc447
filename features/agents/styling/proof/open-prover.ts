import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { Verdict } from './proof.types.ts'
import { createProver } from './prove.ts'
import { openStage } from './stage.tsx'

/** Proves style sheets against one agent's widget. */
export interface OpenProver {
  /** Throws when it takes too long. */
  verdictOn: (css: string) => Verdict
  close: () => void
}

/** Puts an agent's widget on a stage of its own and answers with what proves style sheets on it. */
export async function openProver(agent: WidgetAgent): Promise<OpenProver> {
  const stage = await openStage(agent)
  const { verdictOn } = createProver(stage)
  return { verdictOn, close: stage.close }
}
