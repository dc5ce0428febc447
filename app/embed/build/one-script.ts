import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { loadedWith } from '../../build/module-graph.ts'

/**
 * Keeps what the page loads at once in one file. Left alone, the bundler gives Preact a file of its own as soon as
 * something that is fetched later fetches something itself, and two files compress worse than one.
 */
export function oneScript(start: string): Plugin {
  let first: Set<string> | undefined
  return {
    name: 'one-script',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  includeDependenciesRecursively: false,
                  name(id, graph) {
                    first ??= loadedWith([resolve(start)], (asked) => graph.getModuleInfo(asked))
                    return first.has(id) ? 'embed' : null
                  },
                },
              ],
            },
          },
        },
      },
    }),
  }
}
