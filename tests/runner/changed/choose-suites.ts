import type { ModuleGraph } from './module-graph.ts'
import { createReach } from './reach.ts'
import {
  buildInputs,
  catalogue,
  checks,
  generators,
  pictures,
  readByChecks,
  readByTools,
  servedApp,
  storeSides,
  suiteFiles,
} from './suites.ts'

/** What a suite runs of a change, and why. */
export interface Choice {
  /** Null for all of the suite, empty for none of it. */
  files: readonly string[] | null
  /** One line to print. */
  why: string
  /** Folders of `ui/` whose pictures are compared. @default all of them */
  components?: readonly string[]
}

type SuiteName =
  | keyof typeof suiteFiles
  | 'lint'
  | 'typecheck'
  | 'audit'
  | 'mongo'
  | 'schemathesis'
  | 'storybook'
  | 'build'

/** What each suite runs. */
export type Choices = Record<SuiteName, Choice>

const entryPages = ['app/main.tsx', 'app/embed/main.tsx', 'app/embed/loader/main.ts']
const nothing: Choice = { files: [], why: 'nothing that the change reaches' }

/** What a change can reach, suite by suite: tests and stories by the module graph, the rest by what it is there for. */
export function chooseSuites(
  changed: readonly string[],
  graph: ModuleGraph,
  sourceOf: (file: string) => string,
): Choices {
  const toAll = changed.find((file) => readByTools.test(file) || isUnclaimed(file, graph))
  if (toAll) return everySuite(`everything: no import says whom ${toAll} reaches`)

  const reachOf = createReach(graph, sourceOf)
  const reaches = changed
    .filter((file) => !readByChecks.test(file))
    .map((file) => ({ file, ...reachOf(file) }))
  const matching = (pattern: RegExp) => changed.filter((file) => pattern.test(file) && !isTest(file))
  const reached = (suite: keyof typeof suiteFiles, because = reaches): Choice => {
    const all = [...graph.keys()].filter((file) => suiteFiles[suite].test(file))
    const files = all.filter((file) => because.some((reach) => reach.has(file)))
    const by = because.filter((reach) => files.some((file) => reach.has(file))).map(({ file }) => file)
    return files.length > 0
      ? { files, why: `${files.length} of ${all.length} files, by ${listed(by)}` }
      : nothing
  }
  const whole = (cause: readonly string[], why: string): Choice =>
    cause.length > 0 ? { files: null, why: `all of it: ${why}, by ${listed(cause)}` } : nothing

  const light = reached('light')
  const build = whole(
    reaches
      .filter((reach) => buildInputs.test(reach.file) || entryPages.some((entry) => reach.has(entry)))
      .map(({ file }) => file),
    'it is built in',
  )
  const visual = picturesOf(light.files ?? [], matching(pictures))
  const catalogueChanges = matching(catalogue)
  return {
    lint: { files: null, why: 'always' },
    typecheck: { files: null, why: 'always' },
    // A changed lockfile reaches everything.
    audit: { files: [], why: 'left to a whole run: the packages have not changed' },
    schemathesis: { files: [], why: 'left to `npm run test:deep`' },
    unit: withChecks(reached('unit'), graph, changed),
    api: reached('api'),
    mongo: mongoOf(matching(storeSides), [reached('unit'), reached('api')]),
    light,
    dark: light,
    rtl: reached('rtl'),
    storybook:
      visual.files === null && catalogueChanges.length === 0
        ? { files: null, why: 'all of it, for the pictures' }
        : whole(catalogueChanges, 'pages and set-up of the catalogue'),
    visual,
    build,
    e2e: journeysOf(
      matching(servedApp),
      reached(
        'e2e',
        reaches.filter(({ file }) => file.startsWith('tests/')),
      ),
      build !== nothing || reached('e2e') !== nothing,
    ),
  }
}

function everySuite(why: string): Choices {
  const names: SuiteName[] = [
    ...(['lint', 'typecheck', 'audit', 'mongo', 'schemathesis', 'storybook', 'build'] as const),
    ...suiteNames(),
  ]
  return Object.fromEntries(names.map((name) => [name, { files: null, why }])) as Choices
}

function suiteNames() {
  return Object.keys(suiteFiles) as (keyof typeof suiteFiles)[]
}

/** Whether a file is there, is no module, and nobody says who reads it. */
function isUnclaimed(file: string, graph: ModuleGraph): boolean {
  const rules = [readByChecks, buildInputs, storeSides, catalogue, pictures]
  if (rules.some((rule) => rule.test(file)) || /\.(tsx?|mjs|css)$/.test(file)) return false
  return ![...graph.values()].some((needs) => needs.has(file))
}

function isTest(file: string): boolean {
  return /\.(test\.ts|stories\.tsx)$/.test(file)
}

function withChecks(unit: Choice, graph: ModuleGraph, changed: readonly string[]): Choice {
  const always = [...graph.keys()].filter((file) => checks.test(file))
  const isGenerated = changed.some((file) => generators.test(file))
  const reached = (unit.files ?? []).filter(
    (file) => !checks.test(file) && (isGenerated || !generators.test(file)),
  )
  return { files: [...reached, ...always], why: `tests/checks, which read every file; ${unit.why}` }
}

function mongoOf(cause: readonly string[], node: readonly Choice[]): Choice {
  if (cause.length === 0) return { files: [], why: 'left to a whole run: the store has not changed' }
  if (cause.some((file) => file.startsWith('tests/mongo/'))) {
    return { files: null, why: `all of it, by ${listed(cause)}` }
  }
  const files = node
    .flatMap(({ files }) => files ?? [])
    .filter((file) => /^tests\/(store|cluster|contract|security)\//.test(file))
  return { files, why: `${files.length} files, by ${listed(cause)}` }
}

function picturesOf(stories: readonly string[], cause: readonly string[]): Choice {
  if (cause.length > 0) return { files: null, why: `all of it, by ${listed(cause)}` }
  const components = [...new Set(stories.flatMap((file) => /^ui\/([^/]+)\//.exec(file)?.[1] ?? []))]
  if (components.length === 0) return nothing
  return {
    files: null,
    why: `pictures of ${listed(components)}`,
    components,
  }
}

/** All where the app's frame changed, those that changed themselves; else their reach is left to whole runs. */
function journeysOf(served: readonly string[], named: Choice, isReached: boolean): Choice {
  if (served.length > 0)
    return { files: null, why: `all of it: the app's frame changed, by ${listed(served)}` }
  if (named.files?.length !== 0 || !isReached) return named
  return { files: [], why: 'left to `npm run test:e2e`: stories and contract tests hold screens and calls' }
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 2).join(', ')
  return names.length > 2 ? `${shown} and ${names.length - 2} more` : shown
}
