import { directionOf } from '#features/widget/reading-direction.ts'
import type { Loaded } from './boot.ts'
import { prefersDark } from './prefers-dark.ts'

/**
 * Makes an element, the page's root, its agent's: name, language, direction, and colours and CSS unless they are there. The theme scope is that of
 * `ui/theme/apply-theme.ts`, from colours that are computed already. The agent's CSS arrives sanitised and goes
 * in last and in no layer, so it wins over the product's. Answers with the way back.
 */
export function applyAgent(root: HTMLElement, loaded: Loaded): () => void {
  const agent = 'agent' in loaded ? loaded.agent : undefined
  const page = root.ownerDocument
  root.classList.add('vg-scope')
  root.lang = agent?.lang ?? 'en'
  root.dir = directionOf(agent?.lang ?? '')
  root.dataset.mode = agent?.mode ?? (prefersDark() ? 'dark' : 'light')
  if (agent) page.title = agent.title
  if (!loaded.palette) return () => {}

  const own = new CSSStyleSheet()
  own.replaceSync(agent?.customCSS ?? '')
  const added = [paletteSheet(loaded.palette), own]
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...added]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !added.includes(sheet))
  }
}

function paletteSheet(palette: Record<string, string>): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.insertRule('@layer ui.palette { .vg-scope {} }')
  const { style } = (sheet.cssRules[0] as CSSLayerBlockRule).cssRules[0] as CSSStyleRule
  for (const name in palette) style.setProperty(name, palette[name]!)
  return sheet
}
