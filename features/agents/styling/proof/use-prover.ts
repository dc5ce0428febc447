import { useEffect, useRef } from 'react'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { OpenProver } from './open-prover.ts'
import type { Verdict } from './proof.types.ts'

/** Tries a style sheet on the agent's widget; undefined when it could not be tried. */
export type Prove = (css: string) => Promise<Verdict | undefined>

/** A prover for an agent as it is typed. Its widget is drawn on first use, and again when the agent has changed. */
export function useProver(agent: WidgetAgent): Prove {
  const held = useRef<{ key: string; prover: Promise<OpenProver> }>(undefined)

  useEffect(() => {
    return () => {
      held.current?.prover.then((prover) => prover.close()).catch(() => {})
      held.current = undefined
    }
  }, [])

  const proverFor = (agent: WidgetAgent) => {
    const key = JSON.stringify(agent)
    if (held.current?.key === key) return held.current.prover
    held.current?.prover.then((prover) => prover.close()).catch(() => {})
    const prover = import('./open-prover.ts').then(({ openProver }) => openProver(agent))
    held.current = { key, prover }
    return prover
  }

  return async (css) => {
    try {
      const prover = await proverFor({ ...agent, customCSS: '', mode: 'light' })
      return prover.verdictOn(css)
    } catch {
      // Another attempt starts from scratch.
      held.current?.prover.then((prover) => prover.close()).catch(() => {})
      held.current = undefined
      return undefined
    }
  }
}
