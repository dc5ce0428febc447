import { ensureContrast, worstContrast } from '#mocks/contracts/theme/contrast.ts'
import type { ContrastProblem, PlainProblem, Problem } from './proof.types.ts'
import { cutRanges } from './removed-on-publish.ts'
import { scanCss } from './scan-css.ts'
import { colorSuspects, suspects } from './suspects.ts'

/** Whether a selector may decide how something with a problem looks. */
export type Touches = (problem: Problem, selector: string) => boolean

/** Kept above what is required: colours are rounded on their way to the screen. */
const reserve = 0.1
const inHand = ':is(:hover, :focus-visible, :active)'

/** Takes out what hides, covers or blocks something; words that do not stand out get the nearest colour that does. */
export function repairCss(css: string, problems: readonly Problem[], touches: Touches): string {
  const plain = problems.filter((problem): problem is PlainProblem => problem.kind !== 'contrast')
  const contrast = problems.filter((problem): problem is ContrastProblem => problem.kind === 'contrast')
  const cut = cutFrom(css, plain, (problem) => suspects[problem.kind], touches)
  return [cut, readableRules(contrast).join('\n')].filter(Boolean).join('\n\n')
}

/** The same with its blocks closed, so that more can follow. */
export function closeBlocks(css: string): string {
  const { open } = scanCss(css)
  return open === 0 ? css : `${css.trimEnd()}\n${'}'.repeat(open)}`
}

/** The last resort for words: every colour of the owner's goes that has to do with them. */
export function dropColors(css: string, problems: readonly Problem[], touches: Touches): string {
  const contrast = problems.filter(({ kind }) => kind === 'contrast')
  return cutFrom(css, contrast, () => colorSuspects, touches)
}

function cutFrom<P extends Problem>(
  css: string,
  problems: readonly P[],
  suspected: (problem: P) => RegExp,
  touches: Touches,
): string {
  const ranges = scanCss(css)
    .declarations.filter(({ property, selector }) =>
      problems.some((problem) => suspected(problem).test(property) && touches(problem, selector)),
    )
    .map(({ start, end }) => ({ start: lineStart(css, start), end }))
  return withoutEmptyRules(cutRanges(css, ranges))
}

/** From the blank before a declaration, so that no empty line stays behind. */
function lineStart(css: string, at: number): number {
  return at - (/\n?[ \t]*$/.exec(css.slice(0, at))?.[0].length ?? 0)
}

function withoutEmptyRules(css: string): string {
  const kept = css.replace(/(^|[}\n])[^{}\n;@/*]*\{\s*\}/g, '$1')
  return kept.replace(/\n{3,}/g, '\n\n').trim()
}

/** Rules that give words and icons a colour that stands out, in one mode only where one colour cannot serve both. */
function readableRules(problems: readonly ContrastProblem[]): string[] {
  return groupsBy(problems, ruleSelector).flatMap((group) => {
    const [first] = group
    const everywhere = group.flatMap(({ backs, elsewhere }) => [...backs, ...elsewhere])
    const both = readable(group, everywhere)
    if (both) return [`.vg-scope ${ruleSelector(first)} { color: ${both} }`]
    return groupsBy(group, ({ mode }) => mode).flatMap((own) => {
      const backs = own.flatMap((problem) => problem.backs)
      const color = readable(own, backs)
      return color ? [`.vg-scope[data-mode="${own[0].mode}"] ${ruleSelector(first)} { color: ${color} }`] : []
    })
  })
}

function ruleSelector(problem: ContrastProblem): string {
  return problem.inHand && problem.part.kind === 'control' ? `${problem.selector}${inHand}` : problem.selector
}

/** The colour nearest to the owner's that stands out from all of these; undefined when none does. */
function readable(problems: [ContrastProblem, ...ContrastProblem[]], backs: readonly string[]) {
  const enough = Math.max(...problems.map(({ required }) => required)) + reserve
  const color = [ensureContrast(problems[0].ink, backs, enough), '#FFFFFF', '#000000'].find(
    (each) => worstContrast(each, backs) >= enough,
  )
  return color?.toLowerCase()
}

function groupsBy<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
