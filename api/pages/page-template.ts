import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bootScript } from './boot-json.ts'

/** A built HTML page, ready to be filled once per answer. */
export interface PageTemplate {
  /** The page with its boot data and the nonce its scripts and styles carry. */
  render(boot: unknown): { html: string; nonce: string }
}

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
  const rest = source.slice(end)
  return {
    render(boot) {
      const nonce = randomBytes(16).toString('base64')
      const meta = `<meta property="csp-nonce" nonce="${nonce}">`
      return { html: `${head}${meta}${bootScript(boot)}${rest}`, nonce }
    },
  }
}
