import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import { readPictures } from '#features/shared/styling/proof/picture-colors.ts'
import type { Problem, Verdict } from '#features/shared/styling/proof/proof.types.ts'
import { problemLines } from '#features/shared/styling/proof/proof-words.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** What stands between a draft and its visitors. */
export interface DraftFinding {
  /** What nobody could use, in plain words; while there is any, it is not published. */
  mustFix: string[]
  /** What is worse than it was without the CSS, in plain words. */
  advice: string[]
  /** The CSS without what is at fault; undefined when there is no such version. */
  repaired?: string
}

/** Parts without which nobody can chat, by id: the server knows the same ones. */
const essential = /^(?:panel|log|bubbles|agentBubbles|visitorBubbles|composer|field|send)$/
/** Words of less contrast than this cannot be read, 1–21; those of 3 and more can by most. */
const unreadable = 3

/**
 * Tries the CSS of a saved draft on its widget. Null when nothing is wrong with it; `unknown` when it could not be
 * tried.
 */
export async function checkDraft(agent: Agent): Promise<DraftFinding | 'unknown' | null> {
  const { customCSS, ...widget } = toWidgetAgent(agent)
  if (customCSS.trim() === '') return null
  try {
    const [{ createProver }, { openWidgetStage }] = await Promise.all([
      import('#features/shared/styling/proof/prove.ts'),
      import('../styling/stage/widget-stage.tsx'),
    ])
    await readPictures(customCSS)
    const prover = createProver(await openWidgetStage({ ...widget, customCSS: '', mode: 'light' }))
    try {
      return findingOf(prover.verdictOn(customCSS), widget.mode)
    } finally {
      prover.close()
    }
  } catch (error) {
    logFailure('The draft could not be checked', error)
    return 'unknown'
  }
}

/** What a verdict means for publishing. Only the mode the agent wears counts: visitors see no other. */
export function findingOf({ proof, repaired }: Verdict, mode: ThemeType): DraftFinding | null {
  const own = proof.problems.filter((problem) => problem.mode === mode)
  if (own.length === 0) return null
  const inOneMode = (problems: Problem[]) =>
    problemLines(problems).map((line) => line.replace(`, in ${mode} mode.`, '.'))
  const mustFix = own.filter(isUnusable)
  // Where nothing of the CSS would be left, the widget can be used without it.
  const without = mustFix.length > 0 ? '' : undefined
  return {
    mustFix: inOneMode(mustFix),
    advice: inOneMode(own.filter((problem) => !isUnusable(problem))),
    repaired: repaired?.css ?? without,
  }
}

function isUnusable(problem: Problem): boolean {
  if (problem.kind === 'overlay') return true
  if (problem.kind === 'contrast') {
    return !problem.icon && problem.ratio < unreadable && essential.test(problem.part.id)
  }
  if (problem.kind === 'small' || problem.kind === 'unpredictable') return false
  return essential.test(problem.part.id)
}
