import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

/** Loads a lazy part's styles before the part itself, once. */
const helper = `
const loadStyle = (path) => document.querySelector('link[href="/' + path + '"]') || new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + path
  link.onload = resolve
  link.onerror = () => reject(link.remove())
  document.head.append(link)
})
export const __vitePreload = (load, styles = []) => Promise.all(styles.map(loadStyle)).then(load)
`

/** Takes the place of Vite's preload helper, which is five times as long for cases the embed does not have. */
export function stylePreload(): Plugin {
  return {
    name: 'style-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === helperId) return helper
    },
  }
}
