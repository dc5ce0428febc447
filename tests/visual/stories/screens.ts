import { readFileSync } from 'node:fs'
import path from 'node:path'
import { storybookFolder } from './catalogue.ts'

/** A screen and the story that shows it at rest, in the app where it stands there. */
export interface ListedScreen {
  /** Such as `agents-list-agents-screen`. */
  name: string
  storyId: string
}

interface IndexEntry {
  type: string
  id: string
  importPath: string
  exportName?: string
  tags?: string[]
}

interface Index {
  entries: Record<string, IndexEntry>
}

/** Screens with nothing to press while all is well, each for its reason: they are pressed where they failed. */
const failedOnly: Record<string, string> = {
  'public-prototype-prototype-screen': 'stands for a page of somebody else, with the widget loaded into it',
  'public-prototype-share-screen': 'is a frame, and what stands in frames has tests of its own',
  'session-home-home-screen': 'leads on to another screen at once',
}

/** Every screen in the built Storybook, by name. */
export function readScreens(folder: string = storybookFolder): ListedScreen[] {
  return screensOf(readIndex(folder))
}

/** Everything in the built Storybook that hands use: screens, and what opens over them. */
export function readPressed(folder: string = storybookFolder): ListedScreen[] {
  return pressedOf(readIndex(folder))
}

function readIndex(folder: string): Index {
  return JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
}

/** Screens stand in files that say so; one that stands in the app is looked at there. */
export function screensOf(index: Index): ListedScreen[] {
  const screens = new Map<string, string>()
  for (const { type, id, importPath, exportName } of Object.values(index.entries)) {
    const file = /^\.\/features\/(.+-screen)\.stories\.tsx$/.exec(importPath)?.[1]
    if (!file || type !== 'story') continue
    const name = file.replaceAll('/', '-')
    if (exportName === 'InTheApp' || (exportName === 'Default' && !screens.has(name))) screens.set(name, id)
  }
  return byName(screens)
}

/** Screens where there is something to press, and drawers, modals and dialogs as they open. */
export function pressedOf(index: Index): ListedScreen[] {
  const failed = new Map<string, string>()
  const layers = new Map<string, string>()
  for (const { type, id, importPath, exportName, tags } of Object.values(index.entries)) {
    const [, file, kind] =
      /^\.\/features\/(.+-(screen|drawer|modal|dialog))\.stories\.tsx$/.exec(importPath) ?? []
    if (!file || type !== 'story') continue
    const name = file.replaceAll('/', '-')
    if (kind === 'screen') {
      if (exportName === 'Failed' && name in failedOnly) failed.set(name, id)
      // As it opens; what walks on has moved since.
    } else if (exportName === 'Default' || (!layers.has(name) && !tags?.includes('walk')))
      layers.set(name, id)
  }
  const screens = screensOf(index).map(({ name, storyId }) => [name, failed.get(name) ?? storyId] as const)
  return byName([...screens, ...layers])
}

function byName(stories: Iterable<readonly [string, string]>): ListedScreen[] {
  return [...stories].map(([name, storyId]) => ({ name, storyId })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
