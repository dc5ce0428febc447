import type { Paint } from './composite.ts'

/** Colours of pictures by what `background-image` says of them. */
const known = new Map<string, Paint[]>()
/** Side of what a picture is drawn small to, in pixels. */
const side = 12
const longestMs = 2000
const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi

/** Looks at the pictures clean CSS has in it, so that their colours are known. What cannot be read stays unknown. */
export async function readPictures(css: string): Promise<void> {
  const found = [...css.matchAll(addresses)].map(
    ([, ...quoted]) => quoted.find((each) => each !== undefined) ?? '',
  )
  await Promise.all([...new Set(found)].map(readPicture))
}

/** The lightest, the darkest and the usual colour of a picture that was looked at; none for any other. */
export function pictureColors(layer: string): Paint[] {
  return known.get(addressOf(/^url\("?(.*?)"?\)$/i.exec(layer)?.[1] ?? '')) ?? []
}

async function readPicture(address: string): Promise<void> {
  const key = addressOf(address)
  if (known.has(key)) return
  const picture = new Image()
  picture.src = key
  const late = new Promise((_, reject) => setTimeout(reject, longestMs))
  try {
    await Promise.race([picture.decode(), late])
    known.set(key, colorsOf(picture))
  } catch {
    // Not there, or no picture.
  }
}

function addressOf(address: string): string {
  return new URL(address, document.baseURI).href
}

function colorsOf(picture: HTMLImageElement): Paint[] {
  const pen = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')
  if (!pen) return []
  pen.drawImage(picture, 0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  const pixels = Array.from({ length: side * side }, (_, index): Paint => {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.slice(index * 4, index * 4 + 4)
    return { rgb: [red, green, blue], alpha: alpha / 255 }
  }).sort((a, b) => lightness(a) - lightness(b))
  return [pixels[0]!, pixels[pixels.length >> 1]!, pixels.at(-1)!]
}

function lightness({ rgb: [red, green, blue] }: Paint): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
