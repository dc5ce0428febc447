import type { Paint } from './composite.ts'
import { pictureColors } from './picture-colors.ts'

const functions = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g
const read = new Map<string, Paint>()
let pen: CanvasRenderingContext2D | null | undefined

/** A computed colour in any notation the browser has. */
export function readColor(text: string): Paint {
  const known = read.get(text)
  if (known) return known
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const paint = pen ? drawn(pen, text) : { rgb: [0, 0, 0] as const, alpha: 1 }
  read.set(text, paint)
  return paint
}

/** The colours a computed background image may show in one place; of pictures those that were looked at. */
export function gradientColors(backgroundImage: string): Paint[] {
  if (/^url\(/i.test(backgroundImage)) return pictureColors(backgroundImage)
  return (backgroundImage.match(functions) ?? []).map(readColor)
}

/** The layers of a computed `background-image`, top first. */
export function imageLayers(backgroundImage: string): string[] {
  if (backgroundImage === 'none') return []
  const layers: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= backgroundImage.length; at += 1) {
    const character = backgroundImage[at]
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === undefined || (character === ',' && depth === 0)) {
      layers.push(backgroundImage.slice(start, at).trim())
      start = at + 1
    }
  }
  return layers
}

function drawn(pen: CanvasRenderingContext2D, text: string): Paint {
  pen.canvas.width = 1
  pen.canvas.height = 1
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data
  return { rgb: [red, green, blue], alpha: alpha / 255 }
}
