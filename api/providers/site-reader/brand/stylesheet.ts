import { serialize } from 'node:v8'
import { type CssNode, parse, type StyleSheet } from 'css-tree'
import { type CompiledSelector, compileSelector } from './selector.ts'

const MAX_RULES = 20_000
/** Of one rule; a list of thousands only costs time. */
const MAX_SELECTORS = 200
const MAX_VALUE = 300

/** One declaration that can carry a colour, or a custom property. */
export interface CssDeclaration {
  property: string
  value: string
  important: boolean
}

/** One rule of a stylesheet, in source order. */
export interface CssRule {
  selectors: CompiledSelector[]
  declarations: CssDeclaration[]
}

/** What a stylesheet says about colours. */
export interface ReadStylesheet {
  rules: CssRule[]
  /** Addresses of `@import`, as written. */
  imports: string[]
}

/** Blocks that do not apply to a light screen. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme\s*:\s*dark|forced-colors\s*:\s*active/i

/** Reads the rules of a stylesheet that bear on colour; broken parts are passed over as browsers do. */
export function readStylesheet(css: string): ReadStylesheet {
  const read: ReadStylesheet = { rules: [], imports: [] }
  try {
    const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, onParseError: () => {} })
    readBlock((sheet as StyleSheet).children.toArray(), read, 0)
  } catch {
    // A sheet that defeats the parser tells no colours; what was read of it still counts.
  }
  return read
}

/** A stylesheet as it waits for the pages: rules as bytes, which only the thread that ranks colours unpacks. */
export interface PackedStylesheet {
  rules: Uint8Array
  imports: string[]
}

/** Reads a fetched stylesheet. */
export function packStylesheet(body: Uint8Array): PackedStylesheet {
  const { rules, imports } = readStylesheet(Buffer.from(body).toString('utf8'))
  return { rules: serialize(rules), imports }
}

/** The declarations of a `style` attribute. */
export function readInlineStyle(css: string): CssDeclaration[] {
  try {
    const list = parse(css, { context: 'declarationList', parseValue: false, onParseError: () => {} })
    return list.type === 'DeclarationList' ? declarationsOf(list.children.toArray()) : []
  } catch {
    return []
  }
}

function readBlock(nodes: CssNode[], read: ReadStylesheet, depth: number): void {
  for (const node of nodes) {
    if (read.rules.length >= MAX_RULES || depth > 8) return
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const children = node.block.children.toArray()
      const declarations = declarationsOf(children)
      const selectors = node.prelude.children
        .toArray()
        .slice(0, MAX_SELECTORS)
        .flatMap((item) => (item.type === 'Selector' ? compileSelector(item) : []))
      if (declarations.length > 0) read.rules.push({ selectors, declarations })
      readBlock(
        children.filter(({ type }) => type !== 'Declaration'),
        read,
        depth + 1,
      )
    } else if (node.type === 'Atrule') {
      const prelude = node.prelude?.type === 'Raw' ? node.prelude.value : ''
      if (node.name === 'import') read.imports.push(...importOf(prelude))
      else if (/^(?:media|supports|layer|container|scope)$/.test(node.name) && !OTHER_MEDIA.test(prelude)) {
        readBlock(node.block?.children.toArray() ?? [], read, depth + 1)
      }
    }
  }
}

function declarationsOf(nodes: CssNode[]): CssDeclaration[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return []
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
    const value = node.value.value.trim()
    if (value.length > MAX_VALUE || !bearsColor(property)) return []
    return { property, value, important: node.important !== false }
  })
}

const bearsColor = (property: string): boolean =>
  property.startsWith('--') || /color|background|^border|^outline|^fill$|^stroke$|shadow/.test(property)

function importOf(prelude: string): string[] {
  if (OTHER_MEDIA.test(prelude)) return []
  const address = /^\s*(?:url\(\s*)?["']?([^"')\s;]{1,500})/i.exec(prelude)?.[1]
  return address ? [address] : []
}
