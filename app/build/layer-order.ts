import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The order statement of `ui/theme/css/layers.css`, without its comments. */
function orderStatement(): string {
  const source = readFileSync(new URL('../../ui/theme/css/layers.css', import.meta.url), 'utf8')
  return source.replace(/\/\*[\s\S]*?\*\//g, '').trim()
}

/**
 * Puts the cascade's layer order in front of every stylesheet of the build. Chunks bring their own, and whichever
 * arrives first fixes the order: without this a button's rules could come to lie under the reset.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const order = orderStatement()
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
            asset.source = `${order}${asset.source}`
        }
      },
    },
  }
}
