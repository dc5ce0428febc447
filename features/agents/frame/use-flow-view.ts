import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { type FlowView, isFlowView } from '#mocks/contracts/agents/tab-rules.ts'

function remembered(): FlowView | undefined {
  const kept = readLocal('vg_flow_view') ?? undefined
  return isFlowView(kept) ? kept : undefined
}

/**
 * Whether an agent's Prompt or its Canvas is the tab: the one in the address, else the one chosen last in this browser,
 * else the canvas where the agent answers by it.
 */
export function useFlowView(tab: string | undefined, enableNodes: boolean) {
  const [chosen, setChosen] = useState(remembered)
  const view: FlowView = isFlowView(tab) ? tab : (chosen ?? (enableNodes ? 'prompt' : 'nodes'))
  return {
    view,
    /** Remembers the choice; whoever shows it goes there. */
    choose(next: FlowView) {
      writeLocal('vg_flow_view', next)
      setChosen(next)
    },
  }
}
