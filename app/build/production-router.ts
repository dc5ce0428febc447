import type { Plugin } from 'vite'

const [development, production] = ['/dist/development/', '/dist/production/']

/**
 * Builds with the router's production files, which are without the warnings for who develops: the package brings
 * them, but names them under no condition.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found?.id.includes(development))
          this.error(`${source} has no files under ${development} any more`)
        return found.id.replace(development, production)
      },
    },
  }
}
