import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { changedParts, inputReachable, judge, worstContrast } from './judge.ts'
import type { ModeLooks, Problem, Proof, Verdict } from './proof.types.ts'
import { readLooks } from './read-looks.ts'
import { asPublished } from './removed-on-publish.ts'
import { closeBlocks, dropColors, repairCss } from './repair.ts'
import type { Stage } from './stage.tsx'
import { type Told, tellDifference } from './tell-difference.ts'

const longestMs = 6000
/** Moments of an endless animation that are looked at, as shares of one round. */
const moments = [0, 0.5] as const
const modes: readonly ThemeType[] = ['light', 'dark']
/** Pseudo-classes of what is pointed at, focused or pressed. */
const handled = /:(?:hover|active|focus-visible|focus-within|focus)\b/g
/** Counts like a pseudo-class and always matches. */
const always = ':not(.vg-never)'

type Looks = Record<ThemeType, ModeLooks>

/** Proves style sheets against what stands on a stage. */
export interface Prover {
  /** Measures a style sheet, and repairs and measures it again when it breaks something. Throws when it takes too long. */
  verdictOn: (css: string) => Verdict
  /** What one style sheet shows otherwise than another, and what that makes of some wishes. */
  tell: (before: string, after: string, wishes: readonly StyleWish[], mode: ThemeType) => Told
  close: () => void
}

/** Proves style sheets on what stands on a stage, which is closed with it. */
export function createProver(stage: Stage): Prover {
  let untouched: Looks | undefined
  const publish = (css: string) => asPublished(css, stage.surface)

  function looksOf(css: string, inTime: () => void): Looks[] {
    const taken: Looks[] = []
    for (const moment of moments) {
      let endless = false
      const looks = Object.fromEntries(
        modes.map((mode) => {
          stage.setMode(mode)
          stage.setCss(css)
          endless = settle(stage.document, moment) || endless
          return [mode, readLooks(stage, mode, inTime)]
        }),
      ) as Looks
      taken.push(looks)
      if (!endless) break
    }
    return taken
  }

  function prove(css: string, inTime: () => void): Proof {
    untouched ??= looksOf('', inTime)[0]!
    const before = untouched
    const { css: published, words, balanced } = publish(css)
    const atRest = looksOf(published, inTime)
    const inHand = published.search(handled) >= 0 ? looksOf(published.replace(handled, always), inTime) : []
    const each = [...atRest, ...inHand].flatMap((after) =>
      modes.map((mode) => ({ mode, after, inHand: inHand.includes(after) })),
    )
    return {
      changed: [...new Set(each.flatMap(({ mode, after }) => changedParts(before[mode], after[mode])))],
      worst: Math.min(...each.map(({ mode, after }) => worstContrast(after[mode]))),
      inputReachable: reachedIn(each.map(({ mode, after }) => inputReachable(before[mode], after[mode]))),
      problems: each.flatMap(({ mode, after, inHand }) => {
        const other = after[mode === 'light' ? 'dark' : 'light']
        return judge({ before: before[mode], after: after[mode], other, inHand })
      }),
      removed: words,
      unbalanced: !balanced,
    }
  }

  /** Mends what can be mended; what colours cannot be mended go. Nothing that breaks nothing but changes nothing is offered. */
  function repair(css: string, problems: Problem[], inTime: () => void): Verdict['repaired'] {
    let tried = closeBlocks(publish(css).css)
    let left = problems
    for (const step of [repairCss, repairCss, dropColors, repairCss]) {
      tried = step(tried, left, touches)
      if (!tried) return undefined
      const proof = prove(tried, inTime)
      left = proof.problems
      if (left.length === 0) return proof.changed.length > 0 ? { css: tried, proof } : undefined
    }
    return undefined
  }

  return {
    close: stage.close,
    tell(before, after, wishes, mode) {
      stage.setMode(mode)
      const wear = (css: string, state: StyleWish['state']) => {
        const published = publish(css).css
        stage.setCss(state === 'rest' ? published : published.replace(handled, always))
        settle(stage.document, 0)
      }
      return tellDifference(stage, { before, after, wishes, wear })
    },
    verdictOn(css) {
      const end = performance.now() + longestMs
      const inTime = () => {
        if (performance.now() > end) throw new Error('The check took too long.')
      }
      const proof = prove(css, inTime)
      if (proof.problems.length === 0) return { proof, repaired: undefined }
      return { proof, repaired: repair(css, proof.problems, inTime) }
    },
  }
}

/** What holds in every mode and moment; null where there is nothing to reach. */
function reachedIn(each: readonly (boolean | null)[]): boolean | null {
  return each.every((one) => one === null) ? null : each.every((one) => one !== false)
}

/** Whether a rule may decide how an element of the problem looks: it selects the element or one around it. */
function touches({ elements }: Problem, selector: string): boolean {
  const plain = selector
    .replace(/::?(?:before|after|placeholder|first-line|first-letter)\b/g, '')
    .replace(handled, '')
  return plain
    .split(/,(?![^(]*\))/)
    .some((one) => elements.some((element) => isInside(element, one.trim() || '*')))
}

function isInside(element: Element, selector: string): boolean {
  try {
    return element.closest(selector) !== null
  } catch {
    // The browser cannot read it, so it selects nothing.
    return false
  }
}

/** Stops every animation of a document: those that end at their end, endless ones at a moment. True if any is endless. */
function settle(inner: Document, moment: number): boolean {
  let endless = false
  for (const animation of inner.getAnimations()) {
    const timing = animation.effect?.getComputedTiming()
    if (!timing) continue
    animation.pause()
    if (timing.endTime === Number.POSITIVE_INFINITY) {
      endless = true
      animation.currentTime = (timing.delay ?? 0) + Number(timing.duration) * moment
    } else animation.currentTime = timing.endTime ?? 0
  }
  return endless
}
