import type { ModuleGraph } from './module-graph.ts'

/**
 * Lists of every area. Through them anything would reach everything, so a change counts there only for those who call
 * its area.
 */
const registries: ReadonlySet<string> = new Set([
  'api/areas.ts',
  'mocks/contracts/registry.ts',
  'mocks/create-mocks.ts',
  'mocks/handlers/shared/mock-db.ts',
])
const preview = '.storybook/preview.tsx'
/** Behind these a file no longer calls for itself. */
const otherSide = /^(api|mocks\/(handlers|fixtures)|\.storybook)\//

/** What a changed file can make behave differently. */
export interface Reach {
  /** Whether a test, story or entry point is among it. */
  has(file: string): boolean
}

/** A reader of what changes reach in `graph`; every story stands on the preview. */
export function createReach(
  graph: ModuleGraph,
  sourceOf: (file: string) => string,
): (changed: string) => Reach {
  const needs = new Map(graph)
  for (const [file, targets] of graph) {
    if (isStory(file)) needs.set(file, new Set([...targets, preview]))
  }
  const users = turned(needs)
  const areas = [...graph.keys()].flatMap((file) => /^api\/([^/]+)\/area\.ts$/.exec(file)?.[1] ?? [])
  const areaOf = (file: string) => {
    const area = /^(?:api|mocks\/(?:contracts|fixtures|handlers))\/([^/]+)\//.exec(file)?.[1]
    return area !== undefined && areas.includes(area) ? area : undefined
  }
  const called = memo((file) => areasCalledBy(file))
  const stands = memo((file) => closure([file], (at) => needs.get(at)))

  function areasCalledBy(file: string): ReadonlySet<string> {
    const seen = closure([file], (at) => {
      const isEnd = at !== file && (registries.has(at) || otherSide.test(at) || isContract(at))
      return isEnd ? [] : graph.get(at)
    })
    const names = [...seen].filter(isContract).map(areaOf)
    const isUnknown =
      seen.has('mocks/contracts/registry.ts') || (!isStory(file) && callsByAddress(sourceOf(file)))
    // A test that names no contract and still stands on a registry looks at all of it.
    const isAll = isUnknown || (names.length === 0 && !isStory(file))
    return new Set(isAll ? areas : names.filter((name) => name !== undefined))
  }

  return (changed) => {
    const reached = closure([changed], (at) => (at !== changed && registries.has(at) ? [] : users.get(at)))
    const met = [...reached].filter((file) => file !== changed && registries.has(file))
    const touched = new Set([...reached].map(areaOf).filter((area) => area !== undefined))
    const isShared = touched.size === 0 || registries.has(changed)
    return {
      has(file) {
        if (reached.has(file)) return true
        if (!met.some((registry) => stands(file).has(registry))) return false
        return [...called(file)].some((area) => isShared || touched.has(area))
      },
    }
  }
}

function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx')
}

function isContract(file: string): boolean {
  return file.startsWith('mocks/contracts/') && file.endsWith('.contract.ts')
}

/** Such as `/api/eu/v2/…`: what it calls stands in no import. */
function callsByAddress(source: string): boolean {
  return /['"`}]\/(api|v2|files|proxy)\//.test(source)
}

function turned(graph: ModuleGraph): ModuleGraph {
  const users = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    for (const target of targets) users.set(target, (users.get(target) ?? new Set()).add(file))
  }
  return users
}

function closure(
  from: readonly string[],
  next: (file: string) => Iterable<string> | undefined,
): ReadonlySet<string> {
  const seen = new Set(from)
  // A set grows under its own loop, which visits what was added.
  for (const file of seen) for (const target of next(file) ?? []) seen.add(target)
  return seen
}

function memo<T>(read: (file: string) => T): (file: string) => T {
  const kept = new Map<string, T>()
  return (file) => {
    if (!kept.has(file)) kept.set(file, read(file))
    return kept.get(file)!
  }
}
