import type { CheerioAPI } from 'cheerio'
import { type DomElement, isElement } from '../page/dom.ts'

const MAX_KINDS = 2_000
const MAX_INLINE_STYLES = 1_000

/** Elements alike to a stylesheet: same tag, id, classes and attribute names. */
export interface ElementKind {
  tag: string
  id: string
  classes: ReadonlySet<string>
  attributes: ReadonlySet<string>
  /** How many the page with the most has: a frame repeated on each page must not outweigh what fills one. */
  count: number
}

/** A `style` attribute, or a presentational one written as a declaration. */
export interface InlineStyle {
  css: string
  tag: string
}

const PRESENTATIONAL = ['fill', 'stroke', 'stop-color', 'bgcolor', 'color'] as const

/** What the pages of a site are made of, as far as their styles can tell elements apart. */
export class ElementUsage {
  readonly kinds: ElementKind[] = []
  /** Distinct inline styles; how often one repeats tells little, scripts write them. */
  readonly inlineStyles = new Map<string, InlineStyle>()
  readonly #byText = new Map<string, ElementKind>()
  readonly #byToken = new Map<string, ElementKind[]>()

  /** Takes in the elements of one page. */
  add($: CheerioAPI): void {
    const counts = new Map<ElementKind, number>()
    for (const element of $('*').toArray().filter(isElement)) {
      const kind = this.#kindOf(element)
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      this.#addInlineStyles(element)
    }
    for (const [kind, count] of counts) kind.count = Math.max(kind.count, count)
  }

  /** Kinds that carry a token: `tag`, `.class` or `#id`. */
  having(token: string): readonly ElementKind[] {
    return this.#byToken.get(token) ?? []
  }

  #kindOf({ name: tag, attribs }: DomElement): ElementKind | undefined {
    const { id = '', class: classText = '' } = attribs
    const names = Object.keys(attribs)
    const text = [tag, id, classText, ...names].join('\u0000')
    const known = this.#byText.get(text)
    if (known || this.kinds.length >= MAX_KINDS) return known
    const classes = new Set(classText.split(/\s+/).filter(Boolean).slice(0, 50))
    const kind: ElementKind = { tag, id, classes, attributes: new Set(names), count: 0 }
    this.kinds.push(kind)
    this.#byText.set(text, kind)
    for (const token of [tag, id && `#${id}`, ...[...classes].map((name) => `.${name}`)]) {
      if (token) this.#addToken(token, kind)
    }
    return kind
  }

  #addToken(token: string, kind: ElementKind): void {
    const kinds = this.#byToken.get(token)
    if (kinds) kinds.push(kind)
    else this.#byToken.set(token, [kind])
  }

  #addInlineStyles({ name: tag, attribs }: DomElement): void {
    const presentational = PRESENTATIONAL.map((name) => {
      const value = attribs[name]?.slice(0, 100)
      return value && `${name === 'bgcolor' ? 'background' : name}:${value}`
    })
    for (const css of [attribs.style?.slice(0, 500), ...presentational]) {
      if (css && this.inlineStyles.size < MAX_INLINE_STYLES)
        this.inlineStyles.set(`${tag} ${css}`, { css, tag })
    }
  }
}
