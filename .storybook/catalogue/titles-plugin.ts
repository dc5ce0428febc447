import type { Plugin } from 'vite'
import { withTitle } from './with-title.ts'

/** Gives the stories that run as tests the titles of the sidebar, so that results are shown beside them. */
export function storyTitles(): Plugin {
  return {
    name: 'story-titles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.stories.tsx') ? { code: withTitle(code, id), map: null } : null),
  }
}
