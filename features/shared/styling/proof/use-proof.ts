import { useEffect, useEffectEvent, useState } from 'react'
import type { Verdict } from './proof.types.ts'
import type { Prove } from './use-prover.ts'

/** Pause in typing after which a style sheet is tried, in milliseconds. */
const pause = 500

/** A style sheet while it is typed: nothing to try, being tried, tried, or it could not be tried. */
export type RunningProof = 'none' | 'running' | 'unknown' | Verdict

/** Tries what is typed whenever the typing pauses, and whenever the agent's look changes. */
export function useProof(css: string, look: string, prove: Prove): RunningProof {
  const [tried, setTried] = useState<{ of: string; verdict: Verdict | undefined }>()
  const key = `${look}\n${css}`
  const attempt = useEffectEvent((of: string) => prove(of))

  useEffect(() => {
    if (!css.trim()) return
    let wanted = true
    const timer = setTimeout(async () => {
      const verdict = await attempt(css)
      if (wanted) setTried({ of: key, verdict })
    }, pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [css, key])

  if (!css.trim()) return 'none'
  if (tried?.of !== key) return 'running'
  return tried.verdict ?? 'unknown'
}
