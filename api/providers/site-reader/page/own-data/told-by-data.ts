import { load } from 'cheerio/slim'
import { clipMarkup } from '../clip-markup.ts'
import { cleanLine } from '../inline-text.ts'
import { readTextBlocks } from '../page-text.ts'
import type { FactList } from './fact-list.ts'
import { dayName, type FactWords } from './fact-words.ts'

const MAX_NODES = 20_000
const MAX_DEPTH = 30
const MAX_LINKS = 200

/** What names a thing, best first. */
const NAMES = ['question', 'q', 'headline', 'heading', 'title', 'name', 'label']
/** What is said of it. */
const PROSE =
  /^(?:answer|a|text|body|content|html|description|desc|summary|excerpt|intro|lead|subtitle|subheading|subline|tagline|teaser|bio|about|copy|message|paragraphs?|markdown|note|caption)$/i
/** Facts that are worth a row although they are short. */
const FACTS =
  /price|cost|fee|phone|tel$|mobile|fax|e?mail|address|street|city|town|zip|postal|hours|open|close|duration|capacity|date|time$|day|age|size|seats|guests|rooms|sku|brand|author|role|position|country|region|value|amount|from$|until|warranty|delivery|shipping/i
const LINKS = /^(?:href|url|path|slug|link|to|permalink|pathname|uri|route|as)$/i
/** What is there for programs. */
const NOISE =
  /^[_$@]|(?:^|[a-z])(?:Id|ID|Key|Token|Hash|Class|ClassName|Color|Colour|Icon|Image|Img|Src|Config|Settings|Locale|Version|Type)s?$|^(?:id|key|type|typename|kind|class|className|style|styles|theme|color|colour|icon|image|images|img|src|srcset|alt|width|height|locale|locales|lang|i18n|messages|translations|version|hash|token|csrf|nonce|config|runtimeConfig|settings|env|flags|analytics|tracking|seo|meta|metadata|head|layout|template|component|sha|etag|mime|format|created|createdAt|updated|updatedAt|modified|publishedAt|order|index|status|variant|navigation|nav|menu|menus|breadcrumbs?|cookie\w*|consent|buildId|assetPrefix|manifest|query|params|errors|staticQueryHashes|componentChunkName)$/i

/** What a page's data told. */
export interface ToldByData {
  /** Addresses in it, as they stand there. */
  links: string[]
}

/** Writes down what a page's data says to people: names over texts, questions over answers, facts in rows. */
export function writeData(
  values: readonly unknown[],
  list: FactList,
  words: FactWords,
  lang?: string,
): ToldByData {
  const writer = new Writer(list, words, lang)
  for (const value of values) writer.value(value, '', 2, 0)
  return { links: [...writer.links] }
}

class Writer {
  readonly links = new Set<string>()
  readonly #list: FactList
  readonly #words: FactWords
  readonly #lang: string | undefined
  #nodes = 0

  constructor(list: FactList, words: FactWords, lang: string | undefined) {
    this.#list = list
    this.#words = words
    this.#lang = lang
  }

  value(value: unknown, key: string, level: number, depth: number): void {
    if (++this.#nodes > MAX_NODES || depth > MAX_DEPTH) return
    if (Array.isArray(value)) for (const entry of value) this.#entry(entry, key, level, depth)
    else if (isObject(value)) this.#object(value, key, level, depth)
    else if (typeof value === 'string') this.#text(key, value, level)
    else if (typeof value === 'number' && FACTS.test(key)) this.#list.row(labelOf(key), String(value))
  }

  /** An entry of a list: a text is an item of it. */
  #entry(entry: unknown, key: string, level: number, depth: number): void {
    if (typeof entry !== 'string') this.value(entry, key, level, depth + 1)
    else if (!isForPeople(entry)) this.#link(key, entry)
    else if (entry.length > 120 || isMarkup(entry)) this.#text(key, entry, level)
    else this.#list.row('', entry)
  }

  #object(thing: Record<string, unknown>, key: string, level: number, depth: number): void {
    const rich = richText(thing)
    if (rich) {
      if (rich.level > 0) this.#list.heading(rich.text, rich.level)
      else if (rich.isItem) this.#list.row('', rich.text)
      else this.#list.paragraph(rich.text)
      return
    }
    if (this.#row(thing)) return
    const nameKey = NAMES.find((key) => isForPeople(thing[key]) && String(thing[key]).length <= 200)
    const name = nameKey ? String(thing[nameKey]) : ''
    const inner = name ? level + 1 : level
    if (name) this.#list.heading(name, level)
    else if (
      /^(?:faqs?|questions|opening_?hours|hours|prices?|pricing|services|features|contact|team|events?|products?)$/i.test(
        key,
      )
    )
      this.#list.heading(labelOf(key), level)
    for (const [part, value] of Object.entries(thing)) {
      if (part === nameKey) continue
      if (typeof value === 'string' && LINKS.test(part)) this.#link(part, value)
      else if (!NOISE.test(part)) this.value(value, part, inner, depth + 1)
    }
  }

  /** A thing so small that it is one row: a day with its times, a name with its price, a label with its value. */
  #row(thing: Record<string, unknown>): boolean {
    const day = dayName(thing.day ?? thing.dayOfWeek ?? thing.weekday, this.#lang)
    if (day) {
      const opens = textOf(thing.open ?? thing.opens ?? thing.from ?? thing.start)
      const closes = textOf(thing.close ?? thing.closes ?? thing.to ?? thing.end)
      const said = textOf(thing.hours ?? thing.time ?? thing.times ?? thing.value)
      this.#list.row(day, opens && closes ? `${opens} – ${closes}` : said || this.#words.closed)
      return true
    }
    const label = textOf(thing.name ?? thing.title ?? thing.label ?? thing.key)
    const value = textOf(thing.price ?? thing.value)
    const others = Object.entries(thing).filter(
      ([key, part]) =>
        !/^(?:name|title|label|key|price|value|currency|priceCurrency|unit)$/.test(key) &&
        !NOISE.test(key) &&
        !LINKS.test(key) &&
        part !== null &&
        part !== '',
    )
    if (!label || !value || others.length > 0) return false
    const unit = textOf(thing.currency ?? thing.priceCurrency ?? thing.unit)
    this.#list.row(label, `${value} ${unit}`.trim())
    return true
  }

  #text(key: string, text: string, level: number): void {
    if (!isForPeople(text)) {
      if (LINKS.test(key)) this.#link(key, text)
      else if (FACTS.test(key) && /\d|@/.test(text) && text.length < 120 && !/^https?:/.test(text))
        this.#list.row(labelOf(key), text)
      return
    }
    if (isMarkup(text)) this.#list.add(headingsFrom(level, readTextBlocks(load(clipMarkup(text)))))
    else if (FACTS.test(key) && text.length < 160 && !PROSE.test(key)) this.#list.row(labelOf(key), text)
    else if (PROSE.test(key) || text.length >= 25)
      for (const part of text.split(/\n{2,}/)) this.#list.paragraph(part)
  }

  #link(key: string, text: string): void {
    const link = key === 'slug' && /^[\w-]+(?:\/[\w-]+)*$/.test(text) ? `/${text}` : text
    if (this.links.size < MAX_LINKS && /^(?:\/(?!\/)|https?:\/\/)/.test(link)) this.links.add(link)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : ''
const isMarkup = (text: string): boolean =>
  /<(?:p|br|li|ul|h[1-6]|div|table|strong|em|a)\b[^<>]*>/i.test(text)

/** Words, not an address, a class name, a number or code. */
function isForPeople(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const text = value.trim()
  return (
    /\p{L}{2}/u.test(text) &&
    !/^(?:[\w+.-]+:\/\/|\/|#|data:|mailto:|tel:|\.|[\w.+-]+@)/i.test(text) &&
    !/[{}]|=>|\bfunction\b|^\S*[_/\\=]\S*$|^[a-z]+(?:[A-Z][a-z]+)+$|^\S{30,}$|^\d{4}-\d\d-\d\dT/.test(text)
  )
}

/** 'Opening hours' of `openingHours` or `opening_hours`. */
function labelOf(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function headingsFrom(level: number, blocks: ReturnType<typeof readTextBlocks>) {
  return blocks.map((block) =>
    block.kind === 'heading' && block.text.indexOf(' ') < level
      ? { ...block, text: `${'#'.repeat(Math.min(6, level))}${block.text.slice(block.text.indexOf(' '))}` }
      : block,
  )
}

interface RichText {
  text: string
  /** Of a heading, else 0. */
  level: number
  isItem: boolean
}

/** A paragraph or heading as editors keep it: a node whose leaves are texts. */
function richText(node: Record<string, unknown>): RichText | undefined {
  const parts = node.children ?? node.content
  const kind = textOf(node.style ?? node._type ?? node.type ?? node.nodeType ?? node.tag)
  if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isInline)) return undefined
  const text = cleanLine(parts.map(inlineOf).join(''))
  const stated = isObject(node.attrs) ? node.attrs.level : node.level
  const level = /^(?:h|heading-?)([1-6])$/i.exec(kind)?.[1] ?? (/heading/i.test(kind) ? (stated ?? 2) : 0)
  return { text, level: Number(level), isItem: /list.?item|^li$/i.test(kind) || node.listItem !== undefined }
}

function isInline(part: unknown, depth: unknown = 0): boolean {
  if (!isObject(part)) return false
  const inner = part.children ?? part.content
  if (typeof (part.text ?? part.value) === 'string' && inner === undefined) return isLeaf(part)
  return (
    Array.isArray(inner) &&
    Number(depth) < 4 &&
    /link|span|strong|em|^a$/i.test(textOf(part.type ?? part.nodeType ?? part._type)) &&
    inner.every((one) => isInline(one, 5))
  )
}

/** Editors name their leaves; a thing that happens to have a text does not. */
const isLeaf = (part: Record<string, unknown>): boolean =>
  /^(?:text|span|)$/i.test(textOf(part.type ?? part._type ?? part.nodeType)) &&
  part.name === undefined &&
  part.title === undefined

function inlineOf(part: Record<string, unknown>): string {
  const inner = part.children ?? part.content
  if (Array.isArray(inner)) return inner.filter(isObject).map(inlineOf).join('')
  return String(part.text ?? part.value ?? '')
}
