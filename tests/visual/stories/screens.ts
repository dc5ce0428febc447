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
}

/** Every screen in the built Storybook, by name. */
export function readScreens(folder: string = storybookFolder): ListedScreen[] {
  return screensOf(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')))
}

/** Screens stand in files that say so; one that stands in the app is looked at there. */
export function screensOf(index: { entries: Record<string, IndexEntry> }): ListedScreen[] {
  const screens = new Map<string, string>()
  for (const { type, id, importPath, exportName } of Object.values(index.entries)) {
    const file = /^\.\/features\/(.+-screen)\.stories\.tsx$/.exec(importPath)?.[1]
    if (!file || type !== 'story') continue
    const name = file.replaceAll('/', '-')
    if (exportName === 'InTheApp' || (exportName === 'Default' && !screens.has(name))) screens.set(name, id)
  }
  return [...screens].map(([name, storyId]) => ({ name, storyId })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
