import { type ImportSite, importsOf } from './imports.ts'
import { readSource, repositoryFiles } from './repository.ts'
import { type Room, rooms, storyExtras, testExtras } from './rooms.ts'
import { isRelative, targetOf } from './target-of.ts'

/** An import that stands where it must not. */
export type Violation = { rule: string; file: string; specifier: string }

/** Every rule a violation can name; each has a file in bad-imports/ that breaks it. */
export const ruleNames = [
  ...rooms
    .filter((room) => room.name !== 'tests')
    .flatMap((room) => [`${room.name} room`, `${room.name} package`])
    .filter((rule) => !['build tooling package', 'storybook package'].includes(rule)),
  'another area',
  'tests are imported',
  'widget loads a schema library',
  'more than contracts of a contract',
  'bootstrap before install',
  'relative across folders',
]

/** Reads every source file under `root` and reports the imports that break a rule. */
export function checkImports(root: string): { visited: string[]; violations: Violation[] } {
  const visited = repositoryFiles(/\.(tsx?|mjs)$/, root)
  const violations = visited.flatMap((file) =>
    importsOf(file, readSource(file, root)).flatMap((site) =>
      brokenRules(root, file, site).map((rule) => ({ rule, file, specifier: site.specifier })),
    ),
  )
  return { visited, violations }
}

function brokenRules(root: string, file: string, site: ImportSite): string[] {
  const room = rooms.find((candidate) => candidate.files.test(file))
  if (!room) throw new Error(`${file} lies in no room; add one to rooms.ts`)
  const target = targetOf(file, site.specifier)
  if (target === null) return packageRules(file, room, site)

  const broken = []
  if (isRelative(site.specifier) && crossesFolders(file, target)) broken.push('relative across folders')
  if (target.startsWith('tests/') && !file.startsWith('tests/')) broken.push('tests are imported')
  else if (!allowed(file, room, target, 'mayEnter')) broken.push(`${room.name} room`)
  if (crossesAreas(file, target)) broken.push('another area')
  const ships = !testExtras.files.test(file)
  if (ships && isWidget(room) && !site.isTypeOnly && reachesZod(root, target))
    broken.push('widget loads a schema library')
  if (ships && mayRunInBrowsers(file, room) && site.names.some((name) => !isContractOf(root, target, name)))
    broken.push('more than contracts of a contract')
  return broken
}

function packageRules(file: string, room: Room, site: ImportSite): string[] {
  if (!allowed(file, room, site.specifier, 'mayUse')) return [`${room.name} package`]
  const isTooEarly = room.name === 'bootstrap' && !site.isDynamic && !site.specifier.startsWith('node:')
  return isTooEarly ? ['bootstrap before install'] : []
}

function allowed(file: string, room: Room, name: string, what: 'mayEnter' | 'mayUse'): boolean {
  const extras = [storyExtras, testExtras].filter((extra) => extra.files.test(file))
  return [room, ...extras].some((source) => source[what].test(name))
}

/** Between top folders, and by two steps up between the rooms of `mocks/`, the alias says where the target lives. */
function crossesFolders(file: string, target: string): boolean {
  const isPlain = file.endsWith('.mjs')
  if (isPlain) return false
  const [folder, room] = file.split('/')
  const [targetFolder, targetRoom] = target.split('/')
  return folder !== targetFolder || (folder === 'mocks' && room !== targetRoom && file.split('/').length > 3)
}

/** Folders of `features/` that are there for others, and which of those may enter. */
const forOthers: Partial<Record<string, RegExp>> = {
  shared: /^/,
  widget: /^/,
  'site-wizard': /^(?!(shared|widget)$)/,
  // An agent's tabs make and use what its workspace keeps, in place.
  library: /^agents$/,
}

/** A feature knows its own area and what is there for all, no other area. */
function crossesAreas(file: string, target: string): boolean {
  const area = /^features\/([^/]+)\//.exec(file)?.[1]
  const targetArea = /^features\/([^/]+)\//.exec(target)?.[1]
  if (!area || !targetArea || area === targetArea) return false
  return !forOthers[targetArea]?.test(area)
}

/** What a visitor's page loads must stay small. */
function isWidget(room: Room): boolean {
  return room.name === 'embed' || room.name === 'widget'
}

/** What the build for browsers may take: its rooms, and rules beside contracts but those of saving, which no screen reads. */
function mayRunInBrowsers(file: string, room: Room): boolean {
  if (['features', 'widget', 'app', 'embed'].includes(room.name)) return true
  return file.startsWith('mocks/contracts/') && !/(\.contract|-saving)\.ts$/.test(file)
}

/** Whether a name of a module reaches browsers: of a contract's file its contracts alone (app/build). */
function isContractOf(root: string, target: string, name: string): boolean {
  if (!target.endsWith('.contract.ts')) return true
  return new RegExp(`^export const ${name} = defineContract\\(`, 'm').test(readSource(target, root))
}

/** Whether loading a contract's module brings zod with it, itself or by what it imports. */
function reachesZod(root: string, target: string, seen = new Set<string>()): boolean {
  if (seen.has(target) || !target.startsWith('mocks/contracts/')) return false
  seen.add(target)
  return importsOf(target, readSource(target, root))
    .filter((site) => !site.isTypeOnly)
    .some(({ specifier }) => {
      const next = targetOf(target, specifier)
      return next === null ? specifier.startsWith('zod') : reachesZod(root, next, seen)
    })
}
