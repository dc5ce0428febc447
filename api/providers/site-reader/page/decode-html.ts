const META_CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:-]{2,40})/i
const HEAD_BYTES = 2_048

/**
 * Text of a page in whatever encoding it is: byte order mark, then the header's charset, then the
 * page's own meta tag, then UTF-8, and Windows-1252 (as browsers do) when it is none of these.
 */
export function decodeHtml(body: Buffer, contentTypeHeader: string | undefined): string {
  const head = body.subarray(0, HEAD_BYTES).toString('latin1')
  const labels = [
    byteOrderMark(body),
    /charset\s*=\s*["']?([\w:-]{2,40})/i.exec(contentTypeHeader ?? '')?.[1],
    META_CHARSET.exec(head)?.[1],
    'utf-8',
  ]
  for (const label of labels) {
    const text = label === undefined ? undefined : decodeStrictly(body, label)
    if (text !== undefined) return text
  }
  return new TextDecoder('windows-1252').decode(body)
}

function byteOrderMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Undefined when the label is unknown or the bytes are not in that encoding. */
function decodeStrictly(body: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}
