import { hugePng } from '../../harness/huge-png.ts'

/** A file as a person picks it. */
interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files that are no logo, by what they are. */
export const badLogos: Record<string, () => PickedFile> = {
  'a page named .png': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  }),
  'a drawing with a script': () => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  }),
  'such a drawing named .png': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(svg),
  }),
  'a picture of 30,000 × 30,000 points': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: hugePng(30_000),
  }),
}
