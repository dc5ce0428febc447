import { type RefObject, useEffect, useRef } from 'react'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import type { Verdict } from './proof.types.ts'
import type { Prover } from './prove.ts'
import type { Stage } from './stage.tsx'
import type { Told } from './tell-difference.ts'

/** What style sheets are tried on. */
export interface Tried {
  /** Everything that decides how it looks but the CSS and the mode: what changes it draws it anew. */
  look: string
  /** Draws it where nobody sees it. */
  openStage: () => Promise<Stage>
}

/** Tries style sheets on what is styled; answers undefined where that is not possible. */
export interface Proving {
  prove: (css: string) => Promise<Verdict | undefined>
  /** What one style sheet shows otherwise than another, and what became of some wishes. */
  tell: (
    before: string,
    after: string,
    wishes: readonly StyleWish[],
    mode: ThemeType,
  ) => Promise<Told | undefined>
}
export type Prove = Proving['prove']

interface Held {
  key: string
  prover: Promise<Prover>
  /** Verdicts by style sheet: what the assistant tried need not be tried again in the editor. */
  verdicts: Map<string, Verdict>
}

const mostVerdicts = 8

/** A prover for something as it is typed. It is drawn on first use, and again when its look has changed. */
export function useProver({ look, openStage }: Tried): Proving {
  const held = useRef<Held>(undefined)

  useEffect(() => () => drop(held), [])

  const heldNow = (): Held => {
    if (held.current?.key === look) return held.current
    drop(held)
    const prover = Promise.all([import('./prove.ts'), openStage()]).then(([{ createProver }, stage]) =>
      createProver(stage),
    )
    held.current = { key: look, prover, verdicts: new Map() }
    return held.current
  }

  async function attempt<Result>(use: (prover: Prover, held: Held) => Result): Promise<Result | undefined> {
    try {
      const own = heldNow()
      return use(await own.prover, own)
    } catch {
      // Another attempt starts from scratch.
      drop(held)
      return undefined
    }
  }

  return {
    prove: (css) =>
      attempt((prover, { verdicts }) => {
        const verdict = verdicts.get(css) ?? prover.verdictOn(css)
        verdicts.delete(css)
        verdicts.set(css, verdict)
        if (verdicts.size > mostVerdicts) verdicts.delete(verdicts.keys().next().value!)
        return verdict
      }),
    tell: (before, after, wishes, mode) => attempt((prover) => prover.tell(before, after, wishes, mode)),
  }
}

function drop(held: RefObject<Held | undefined>): void {
  held.current?.prover.then((prover) => prover.close()).catch(() => {})
  held.current = undefined
}
