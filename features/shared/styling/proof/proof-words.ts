import { type Surface, surfaceOf } from '#mocks/contracts/styling/public-parts.ts'
import type { ContrastProblem, PlainProblem, Problem, Proof } from './proof.types.ts'

const consequences: Record<Exclude<PlainProblem['kind'], 'unpredictable'>, string> = {
  hidden: 'would be hidden',
  'cut-off': 'would be cut off',
  outside: 'would be outside the chat',
  covered: 'would lie under something else',
  unpressable: 'could not be pressed any more',
  small: 'would be smaller than 24 × 24 px',
  tiny: 'would be written too small to read',
  overlay: 'would lie over the website around the chat',
}
/** Where it is said otherwise of the dashboard. */
const onDashboard: Partial<typeof consequences> = {
  outside: 'would be outside the page',
  overlay: 'would lie over what is around the dashboard',
}

/** What a style sheet does, in one line: '4 parts changed, contrast 5.2:1 at worst, input reachable'. */
export function proofLine({ changed, worst, inputReachable }: Proof, surface: Surface = 'widget'): string {
  if (changed.length === 0) return `Nothing in the ${surface} changes`
  const parts = `${changed.length} ${changed.length === 1 ? 'part' : 'parts'} changed`
  return `${parts}, contrast ${ratioText(worst)} at worst, ${reachedText(inputReachable)}`
}

function reachedText(inputReachable: boolean | null): string {
  if (inputReachable === null) return 'nothing hidden'
  return `input ${inputReachable ? 'reachable' : 'not reachable'}`
}

/** What a style sheet would break, worst case first found, a sentence for each part and kind. */
export function problemLines(problems: readonly Problem[]): string[] {
  const worst = new Map<string, { problem: Problem; modes: Set<string> }>()
  for (const problem of problems) {
    const key = `${problem.kind} ${problem.part.id} ${'icon' in problem && problem.icon}`
    const known = worst.get(key)
    const modes = (known?.modes ?? new Set()).add(problem.mode)
    worst.set(key, {
      problem: known && ratioOf(known.problem) <= ratioOf(problem) ? known.problem : problem,
      modes,
    })
  }
  return [...worst.values()].map(({ problem, modes }) => {
    const only = modes.size === 1 ? `, in ${problem.mode} mode` : ''
    return `${sentence(problem)}${only}.`
  })
}

function ratioOf(problem: Problem): number {
  return problem.kind === 'contrast' ? problem.ratio : 0
}

/** What saving takes out or changes; empty when it keeps all. */
export function removedLine(removed: readonly string[]): string {
  return removed.length === 0 ? '' : `Saving changes this: ${removed.join(' ')}`
}

function sentence(problem: Problem): string {
  if (problem.kind === 'contrast') return contrastSentence(problem)
  const { id, name } = problem.part
  if (problem.kind === 'unpredictable')
    return `The ${name} would have a filter that makes colours unpredictable`
  const own = surfaceOf(id) === 'dashboard' ? onDashboard[problem.kind] : undefined
  return `The ${name} ${own ?? consequences[problem.kind]}`
}

function contrastSentence({ part, on, icon, ratio, required }: ContrastProblem): string {
  const where = on && on.id !== part.id ? ` on the ${on.name}` : ''
  const what = icon ? `The icon of the ${part.name}` : `The ${part.name}`
  const need = icon ? 'icons need' : required < 4.5 ? 'large text needs' : 'text needs'
  return `${what}${where} would be ${ratioText(ratio)}; ${need} ${required}:1`
}

/** Rounded down: what is shown as 4.5 is no less. */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}
