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

/** What one page is made of; plain data, so that it can go from thread to thread. */
export interface PageUsage {
  /** What tells each kind's elements apart, with how many there are. */
  kinds: { tag: string; id: string; classText: string; names: string[]; count: number }[]
  inlineStyles: InlineStyle[]
}

/** Reads what one page is made of. */
export function usageOf($: CheerioAPI): PageUsage {
  const kinds = new Map<string, PageUsage['kinds'][number]>()
  const inlineStyles = new Map<string, InlineStyle>()
  for (const { name: tag, attribs } of $('*').toArray().filter(isElement)) {
    const { id = '', class: classText = '' } = attribs
    const names = Object.keys(attribs)
    const text = textOf(tag, id, classText, names)
    const known = kinds.get(text)
    if (known) known.count += 1
    else if (kinds.size < MAX_KINDS) kinds.set(text, { tag, id, classText, names, count: 1 })
    addInlineStyles(tag, attribs, inlineStyles)
  }
  return { kinds: [...kinds.values()], inlineStyles: [...inlineStyles.values()] }
}

const textOf = (tag: string, id: string, classText: string, names: readonly string[]): string =>
  [tag, id, classText, ...names].join('\u0000')

function addInlineStyles(
  tag: string,
  attribs: DomElement['attribs'],
  inlineStyles: Map<string, InlineStyle>,
): void {
  const presentational = PRESENTATIONAL.map((name) => {
    const value = attribs[name]?.slice(0, 100)
    return value && `${name === 'bgcolor' ? 'background' : name}:${value}`
  })
  for (const css of [attribs.style?.slice(0, 500), ...presentational]) {
    if (css && inlineStyles.size < MAX_INLINE_STYLES) inlineStyles.set(`${tag} ${css}`, { css, tag })
  }
}

/** What the pages of a site are made of, as far as their styles can tell elements apart. */
export class ElementUsage {
  readonly kinds: ElementKind[] = []
  /** Distinct inline styles; how often one repeats tells little, scripts write them. */
  readonly inlineStyles = new Map<string, InlineStyle>()
  readonly #byText = new Map<string, ElementKind>()
  readonly #byToken = new Map<string, ElementKind[]>()

  /** Takes in what one page is made of. */
  add({ kinds, inlineStyles }: PageUsage): void {
    for (const found of kinds) {
      const kind = this.#kindOf(found)
      if (kind) kind.count = Math.max(kind.count, found.count)
    }
    for (const style of inlineStyles) {
      if (this.inlineStyles.size < MAX_INLINE_STYLES)
        this.inlineStyles.set(`${style.tag} ${style.css}`, style)
    }
  }

  /** Kinds that carry a token: `tag`, `.class` or `#id`. */
  having(token: string): readonly ElementKind[] {
    return this.#byToken.get(token) ?? []
  }

  #kindOf({ tag, id, classText, names }: PageUsage['kinds'][number]): ElementKind | undefined {
    const text = textOf(tag, id, classText, names)
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
}
