import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { applyTheme, type ThemeSettings } from '#ui/theme/apply-theme.ts'
import { confineCss } from '#ui/theme/confine-css.ts'

/** What is styled, drawn where nobody sees it, to try a style sheet on. */
export interface Stage {
  surface: Surface
  document: Document
  /** Boxes what is styled stands in; nothing may reach out of its own. */
  panels: Element[]
  setMode: (mode: ThemeType) => void
  /** Replaces the owner's CSS. */
  setCss: (css: string) => void
  /** Lets every element be hit, whatever its CSS says, to find out what lies on top. */
  hitEverything: (on: boolean) => void
  close: () => void
}

const longestWaitMs = 8000
const page = '<!doctype html><html><head><title>Check</title></head><body></body></html>'
// The layer that comes first has the last word on what is important.
const still =
  '@layer ui.reset { *, ::before, ::after { transition: none !important; scroll-behavior: auto !important } }'
const hittable = '@layer ui.reset { *, ::before, ::after { pointer-events: auto !important } }'

/** What is put on a stage. */
export interface StageContent {
  surface: Surface
  /** Panels, each in an element of `.vg-_stage`. */
  panels: ReactNode
  /** How the panels lie. */
  layout: string
  /** Width and height of the page around them, in px. */
  size: readonly [number, number]
  /** Selectors of what shows once everything does. */
  shows: readonly string[]
  /** Selector of the elements the owner's CSS reaches into, each around a scope of its own. @default the page */
  within?: string
  /** The settings of the scopes in a mode. */
  themeIn: (mode: ThemeType) => ThemeSettings
  /** Changes what was drawn before anything is measured. */
  prepare?: (page: Document) => void
}

/** Draws something on a page of its own. */
export async function openStage(content: StageContent): Promise<Stage> {
  const frame = await openFrame(content.size)
  const inner = frame.contentDocument!
  const root = createRoot(inner.body)
  const close = () => {
    root.unmount()
    frame.remove()
  }
  root.render(<div className="vg-_stage">{content.panels}</div>)
  try {
    await Promise.all(content.shows.map((selector) => appearance(inner, selector)))
  } catch (error) {
    close()
    throw error
  }
  content.prepare?.(inner)

  const scopes = content.within
    ? inner.querySelectorAll<HTMLElement>(`:is(${content.within}) > .vg-scope`)
    : []
  const { CSSStyleSheet: Sheet } = inner.defaultView as Window & typeof globalThis
  const own = new Sheet()
  const probe = new Sheet()
  const around = new Sheet()
  around.replaceSync(`body { margin: 0 }\n${content.layout}`)
  probe.replaceSync(still)
  inner.adoptedStyleSheets = [...copyStyles(document, Sheet), around, probe, own]

  return {
    surface: content.surface,
    document: inner,
    panels: [...inner.querySelectorAll('.vg-_stage > div')],
    setMode: (mode) => {
      for (const scope of [inner.documentElement, ...scopes]) applyTheme(scope, content.themeIn(mode))
    },
    setCss: (css) => own.replaceSync(content.within ? confineCss(css, content.within) : css),
    hitEverything: (on) => probe.replaceSync(on ? still + hittable : still),
    close,
  }
}

/** A frame that is laid out but neither seen, focused nor read out. */
async function openFrame([width, height]: StageContent['size']): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.title = 'Check'
  frame.ariaHidden = 'true'
  frame.srcdoc = page
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

function appearance(inner: Document, selector: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (inner.querySelector(selector)) finish(resolve)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(
      () => finish(() => reject(new Error('What is styled did not appear.'))),
      longestWaitMs,
    )
    const finish = (then: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      then()
    }
    observer.observe(inner.body, { childList: true, subtree: true })
    look()
  })
}

/** The page's style sheets for the document of another window, in their order; without what loads something. */
function copyStyles(from: Document, Sheet: typeof CSSStyleSheet): CSSStyleSheet[] {
  return [...from.styleSheets].flatMap((sheet) => {
    const text = textOf(sheet)
    if (text === '') return []
    const copy = new Sheet()
    copy.replaceSync(text)
    return [copy]
  })
}

function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule))
      .map((rule) => rule.cssText)
      .join('\n')
  } catch {
    // A sheet of another origin; none of ours is.
    return ''
  }
}
