import parse from 'css-tree/parser'
import { type CleanedCss, cleanWidgetCss } from './clean-widget-css.ts'
import { hidingEdits } from './hides-all.ts'
import { splice } from './text-edit.ts'

/** What is said of a rule that leaves nothing of a dashboard to see. */
export const hidesAll = 'What hides the whole dashboard.'

/** As `cleanWidgetCss`, for the dashboard of an agency's clients; a rule that hides all of it by itself goes, too. */
export function cleanDashboardCss(input: string): CleanedCss {
  const cleaned = cleanWidgetCss(input)
  if (cleaned.css === '') return cleaned
  const tree = parse(cleaned.css, { positions: true, parseCustomProperty: true })
  const edits = tree.type === 'StyleSheet' ? hidingEdits(tree.children) : []
  if (edits.length === 0) return cleaned
  // A declaration goes with its semicolon.
  const whole = edits.map((edit) => {
    const rest = cleaned.css.slice(edit.end, edit.end + 50)
    return { ...edit, end: edit.end + (/^\s*;/.exec(rest)?.[0].length ?? 0) }
  })
  const css = splice(cleaned.css, whole)
    .replace(/\n[ \t]*(?=\n)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { css, removed: [...cleaned.removed, hidesAll] }
}
