import type { Paint, Sheet } from './composite.ts'
import { gradientColors, imageLayers, readColor } from './css-colors.ts'

/** Everything that decides how words at a place look. */
export interface Surroundings {
  /** The elements around, from the page inwards, ending with the element itself. */
  sheets: Sheet[]
  /** Colours of words that are filled with a background (`background-clip: text`). */
  fills: Paint[]
  /** The innermost element that paints a background. */
  ground: Element | undefined
  /** A property that makes colours unpredictable, with the element that has it. */
  unpredictable: { property: string; element: Element } | undefined
}

/** Looks at an element and everything it stands in. */
export function sheetsAround(
  element: Element,
  styleOf: (element: Element) => CSSStyleDeclaration,
): Surroundings {
  const around: Surroundings = { sheets: [], fills: [], ground: undefined, unpredictable: undefined }
  for (let each: Element | null = element; each; each = each.parentElement) {
    const style = styleOf(each)
    const layers = layersOf(style)
    if (style.backgroundClip === 'text') around.fills.push(...layers.flat())
    else if (layers.length > 0) around.ground ??= each
    around.sheets.unshift({
      layers: style.backgroundClip === 'text' ? [] : layers,
      opacity: Number(style.opacity),
    })
    const property = unpredictableProperty(style)
    if (property) around.unpredictable ??= { property, element: each }
  }
  return around
}

function layersOf(style: CSSStyleDeclaration): Paint[][] {
  const layers = imageLayers(style.backgroundImage)
    .map(gradientColors)
    .filter((colors) => colors.some(({ alpha }) => alpha > 0))
    .reverse()
  const color = readColor(style.backgroundColor)
  return color.alpha > 0 ? [[color], ...layers] : layers
}

function unpredictableProperty(style: CSSStyleDeclaration): string | undefined {
  // A shadow is painted behind; every other filter changes what is there.
  if (
    style.filter
      .replace(/drop-shadow\((?:[^()]|\([^()]*\))*\)/g, '')
      .trim()
      .replace('none', '')
  )
    return 'filter'
  if (style.mixBlendMode !== 'normal') return 'mix-blend-mode'
  return style.maskImage && style.maskImage !== 'none' ? 'mask-image' : undefined
}
