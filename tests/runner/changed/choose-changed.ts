import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changedFiles } from './changed-files.ts'
import { type Choices, chooseSuites } from './choose-suites.ts'
import { readModuleGraph } from './module-graph.ts'

/** What to run of what differs from `revision`, and the files that differ; null as revision for what is not committed. */
export function chooseChanged(
  root: string,
  revision: string | null,
): { changed: string[]; choices: Choices } {
  const changed = changedFiles(root, revision)
  const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return { changed, choices: chooseSuites(changed, readModuleGraph(root), sourceOf) }
}
