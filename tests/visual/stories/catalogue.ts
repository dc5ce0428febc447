import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where `storybook build` leaves the catalogue. */
export const storybookFolder = path.resolve(import.meta.dirname, '../../../storybook-static')

/** A story as the catalogue lists it. */
export interface ListedStory {
  /** Such as `ui-button--loading`. */
  id: string
  /** Such as `Loading`. */
  name: string
}

/** A folder of `ui/` and what it shows. */
export interface ListedComponent {
  /** Such as `button`. */
  name: string
  stories: ListedStory[]
}

interface IndexEntry extends ListedStory {
  type: string
  importPath: string
  tags?: string[]
}

/** Every component of `ui/` in the built Storybook, by name; throws where none is built. */
export function readCatalogue(folder: string = storybookFolder): ListedComponent[] {
  return componentsOf(JSON.parse(readIndex(folder)))
}

function readIndex(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'index.json'), 'utf8')
  } catch (cause) {
    throw new Error('Storybook is not built: `npm run visual` builds it first.', { cause })
  }
}

/** Playgrounds are the Default with its controls open, and what walks on is a test: neither shows anything of its own. */
export function componentsOf(index: { entries: Record<string, IndexEntry> }): ListedComponent[] {
  const components = new Map<string, ListedStory[]>()
  for (const { type, importPath, id, name, tags } of Object.values(index.entries)) {
    const component = /^\.\/ui\/([^/]+)\//.exec(importPath)?.[1]
    if (!component || type !== 'story' || name === 'Playground' || tags?.includes('walk')) continue
    components.set(component, [...(components.get(component) ?? []), { id, name }])
  }
  return [...components]
    .map(([name, stories]) => ({ name, stories }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
