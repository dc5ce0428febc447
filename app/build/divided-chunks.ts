import type { Plugin } from 'vite'
import type { GetModule } from './module-graph.ts'

/** Says which file a module belongs to; null leaves that to the bundler. */
export type FileOf = (id: string) => string | null

/** Puts each module into the file that `divide` names, once the whole graph of modules is known. */
export function dividedChunks(name: string, divide: (getModule: GetModule) => FileOf): Plugin {
  let fileOf: FileOf | undefined
  return {
    name,
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
                    fileOf ??= divide((asked) => graph.getModuleInfo(asked))
                    return fileOf(id)
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
