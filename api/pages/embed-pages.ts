import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { PublishedAgent } from '../embed/published-agents.ts'
import { coloursKey } from '../embed/worn-colours.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { bootScript } from './boot-json.ts'

/** Draws an agent's widget as HTML; `dist/embed/draw-page.js`, built from `app/embed/page/draw-page.tsx`. */
type DrawPage = (agent: PublicAgent, popup: boolean) => { root: string; widget: string }

/** Who is asked for, and why there is nobody. */
interface Asked {
  region: string
  agentId: string
  error?: object
}

/** The page of an agent, or of none. */
export interface EmbedPages {
  /** `popup` draws what closes it. */
  render(asked: Asked, found: PublishedAgent | null, popup: boolean): Promise<{ html: string; nonce: string }>
}

/** What the server puts into a page, but for the nonce. */
interface Filling {
  root: string
  /** The agent's colours and its own CSS. */
  css: string
  boot: string
  widget: string
}

/** How long a published version's page is kept, in milliseconds; another version is another page. */
const keptMs = 60 * 60_000
const cacheSize = 500

/** Reads the built embed page; null when the build is missing. */
export function readEmbedPages(dir: string, now: () => number): EmbedPages | null {
  const file = join(dir, 'embed.html')
  if (!existsSync(file)) return null
  // Split once, before anything of anybody's is in it.
  const parts = readFileSync(file, 'utf8').split(
    /(vg-nonce|<!--vg-head-->|<!--vg-widget-->|lang="en" data-vg-root)/,
  )
  let drawing: Promise<DrawPage | null> | undefined
  const kept = createShortCache<Filling>({ ms: keptMs, size: cacheSize, now })

  async function fill(who: Asked, found: PublishedAgent | null, popup: boolean): Promise<Filling> {
    drawing ??= readDrawing(join(dir, 'draw-page.js'))
    const draw = found && (await drawing)
    if (!found || !draw) {
      const boot = bootScript({ ...who, agent: found?.publicAgent ?? null, palette: found?.palette })
      return { root: 'lang="en"', css: '', boot, widget: '' }
    }
    const { publicAgent, palette } = found
    const colours = Object.entries(palette).map(([name, value]) => `${name}:${value}`)
    return {
      ...draw(publicAgent, popup),
      css: `@layer ui.palette{.vg-scope{${colours.join(';')}}}${publicAgent.customCSS}`,
      // The page has the look already.
      boot: bootScript({ ...who, agent: { ...publicAgent, customCSS: '', theme: null }, drawn: true }),
    }
  }

  return {
    async render(who, found, popup) {
      const key = `${who.region}:${who.agentId}:${found?.publicAgent.version}:${popup}:${found && coloursKey(found)}`
      const load = () => fill(who, found, popup)
      const filling = (found ? await kept.through(key, load) : null) ?? (await load())
      const nonce = randomBytes(16).toString('base64')
      const style = filling.css && `<style nonce="${nonce}">${filling.css}</style>`
      const slots: Record<string, string> = {
        'vg-nonce': nonce,
        'lang="en" data-vg-root': filling.root,
        '<!--vg-head-->': `<meta property="csp-nonce" nonce="${nonce}">${style}${filling.boot}`,
        '<!--vg-widget-->': filling.widget,
      }
      return { html: parts.map((part) => slots[part] ?? part).join(''), nonce }
    },
  }
}

async function readDrawing(file: string): Promise<DrawPage | null> {
  if (!existsSync(file)) return null
  const { drawPage } = (await import(pathToFileURL(file).href)) as { drawPage: DrawPage }
  return drawPage
}
