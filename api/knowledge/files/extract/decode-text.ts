import { decodeHtml } from '#api/providers/site-reader/page/decode-html.ts'

/** A text in whatever encoding it is, with one kind of line end. */
export function decodeText(bytes: Buffer): string {
  return decodeHtml(bytes, undefined)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}
