import type { Theme, ThemeColorUsage, ThemeType, ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'

/** Everything a scope decides for what is inside it. */
export interface ThemeSettings {
  /** Colours. */
  theme: Theme
  /** Light or dark. */
  mode: ThemeType
  /** How controls, fields and surfaces are drawn. */
  variant: ThemeVariant
  /** How far the accent reaches. */
  colorUsage: ThemeColorUsage
  /** Reading direction. */
  dir: 'ltr' | 'rtl'
  /** Google Fonts family, or 'inherit'. */
  font: string
}

interface Applied {
  root: Document | ShadowRoot
  sheet: CSSStyleSheet
  palette: CSSStyleDeclaration
}

const applied = new WeakMap<HTMLElement, Applied>()
let scopes = 0

/**
 * Makes an element a theme scope, or changes the one it is: class, attributes, and its palette in one
 * constructed style sheet inside `@layer ui.palette`. Values go in through the CSSOM one by one, so neither
 * hostile theme data nor a strict content security policy can break it. React's ThemeScope and the embed
 * share it.
 */
export function applyTheme(element: HTMLElement, settings: ThemeSettings): void {
  element.classList.add('vg-scope')
  element.dir = settings.dir
  element.dataset.mode = settings.mode
  element.dataset.variant = settings.variant
  element.dataset.colorUsage = settings.colorUsage
  const { palette } = applied.get(element) ?? adoptSheet(element)
  const variables = themeToCssVars(settings.theme, settings.mode, settings.font)
  for (const [name, value] of Object.entries(variables)) palette.setProperty(name, value)
}

/** Undoes `applyTheme`. */
export function removeTheme(element: HTMLElement): void {
  const scope = applied.get(element)
  if (!scope) return
  applied.delete(element)
  scope.root.adoptedStyleSheets = scope.root.adoptedStyleSheets.filter((sheet) => sheet !== scope.sheet)
  element.classList.remove('vg-scope')
  for (const name of ['dir', 'data-scope', 'data-mode', 'data-variant', 'data-color-usage']) {
    element.removeAttribute(name)
  }
}

function adoptSheet(element: HTMLElement): Applied {
  scopes += 1
  element.dataset.scope = String(scopes)
  // A document adopts only sheets made by its own window; a preview may live in a frame.
  const view = element.ownerDocument.defaultView ?? window
  const root = element.getRootNode() as Document | ShadowRoot
  const sheet = new view.CSSStyleSheet()
  sheet.insertRule(`@layer ui.palette { .vg-scope[data-scope="${scopes}"] {} }`)
  const layer = sheet.cssRules[0] as CSSLayerBlockRule
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const scope = { root, sheet, palette: (layer.cssRules[0] as CSSStyleRule).style }
  applied.set(element, scope)
  return scope
}
