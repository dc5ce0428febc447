import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bootScript } from './boot-json.ts'

/** A built HTML page, ready to be filled. */
export interface PageTemplate {
  /**
   * The page with its boot data.
   * @param brandHead stands in place of the page's own title and picture of the tab
   * @param brandCss styles of the brand's own; none where it is empty
   */
  prepare(boot: unknown, brandHead?: string, brandCss?: string): PreparedPage
}

/** A page with its boot data, ready for every answer: each has a nonce of its own. */
export type PreparedPage = () => { html: string; nonce: string }

/** What of a page's head says whose it is. */
const ownHead = /\s*(<title>.*?<\/title>|<link rel="icon"[^>]*>)/gs

/** Reads a built page once; null when the build is missing. */
export function readPageTemplate(file: string): PageTemplate | null {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  const end = source.indexOf('</head>')
  const head = source.slice(0, end)
  const bareHead = head.replace(ownHead, '')
  const rest = source.slice(end)
  return {
    prepare(boot, brandHead, brandCss) {
      const start = brandHead === undefined ? head : bareHead + brandHead
      const end = bootScript(boot) + rest
      return () => {
        const nonce = randomBytes(16).toString('base64')
        const meta = `<meta property="csp-nonce" nonce="${nonce}">`
        const style = brandCss ? `<style nonce="${nonce}">${brandCss}</style>` : ''
        return { html: `${start}${style}${meta}${end}`, nonce }
      }
    },
  }
}
