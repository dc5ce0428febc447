import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { storyWords } from './story-words.ts'

const root = path.resolve(import.meta.dirname, '../..')

function storiesFiles(): string[] {
  return ['ui', 'features', 'app/embed', 'app/routes'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
  )
}

/** Makes what can be read on the screens a module, new with every build: `virtual:story-words`. */
export function wordsOfStories(): Plugin {
  return {
    name: 'story-words',
    resolveId: (id) => (id === 'virtual:story-words' ? '\0story-words' : null),
    load(id) {
      if (id !== '\0story-words') return null
      const all = storyWords(storiesFiles().sort())
      return `export const words = ${JSON.stringify(all)}`
    },
  }
}
