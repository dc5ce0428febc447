import { type Atrule, type CssNode, generate, parse, type StyleSheet } from 'css-tree'
import type { FontFaceFile } from '#mocks/contracts/agency/agency.schema.ts'

/** A face of a font as its service describes it. */
export interface DescribedFace extends Pick<FontFaceFile, 'weight' | 'style' | 'unicodeRange'> {
  /** Where its woff2 file is. */
  url: URL
}

const weight = /^\d{1,4}(?: \d{1,4})?$/
const range = /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/i

/** Reads the faces of a family from a style sheet; whatever else stands in it, or is not plain, is passed over. */
export function readFontSheet(css: string, family: string, base: URL): DescribedFace[] {
  const sheet = parse(css) as StyleSheet
  return sheet.children.toArray().flatMap((node) => {
    const isFace = node.type === 'Atrule' && node.name.toLowerCase() === 'font-face'
    const face = isFace ? faceOf(node, family, base) : undefined
    return face ? [face] : []
  })
}

function faceOf({ block }: Atrule, family: string, base: URL): DescribedFace | undefined {
  const said = new Map<string, CssNode>()
  for (const node of block?.children.toArray() ?? []) {
    if (node.type === 'Declaration') said.set(node.property.toLowerCase(), node.value)
  }
  const text = (name: string, otherwise: string) => {
    const value = said.get(name)
    return value ? generate(value).trim() : otherwise
  }
  const source = said.get('src')
  const url = source && woff2Of(source, base)
  const face = {
    weight: text('font-weight', '400').replace('normal', '400').replace('bold', '700'),
    style: text('font-style', 'normal'),
    unicodeRange: text('unicode-range', ''),
  }
  const { style, unicodeRange } = face
  const isPlain =
    text('font-family', '').replace(/["']/g, '').toLowerCase() === family.toLowerCase() &&
    weight.test(face.weight) &&
    (style === 'normal' || style === 'italic') &&
    (unicodeRange === '' || (unicodeRange.length <= 4000 && range.test(unicodeRange)))
  return url && isPlain ? { ...face, style, url } : undefined
}

/** The address whose format is woff2; where no format is said, the first that ends so. */
function woff2Of(value: CssNode, base: URL): URL | undefined {
  const nodes = 'children' in value && value.children ? value.children.toArray() : []
  const found = nodes.find((node, index) => {
    if (node.type !== 'Url') return false
    const next = nodes[index + 1]
    const format = next?.type === 'Function' && next.name === 'format' ? generate(next) : ''
    return format === '' ? /\.woff2(?:$|\?)/.test(node.value) : format.includes('woff2')
  })
  if (found?.type !== 'Url' || !URL.canParse(found.value, base)) return undefined
  return new URL(found.value, base)
}
