/** More than real pages have, few enough to read in well under a second. */
const MAX_TAGS = 30_000
/** Real pages stay under a hundred; what walks a page may call itself once per level. */
const MAX_DEPTH = 150

const NAME = /(\/?)([a-z][^\s/>]*)/iy
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements whose text may look like tags. */
const RAW = new Set(['script', 'style', 'textarea', 'title'])
/** End tags people leave out: which open elements the start of another one closes. */
const CLOSES: Record<string, string[]> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  option: ['option'],
}

/** Cuts a page where it gets deeper or larger than any real one, so that reading it stays cheap. */
export function clipMarkup(html: string): string {
  const open: string[] = []
  let tags = 0
  let at = html.indexOf('<')
  while (at !== -1) {
    NAME.lastIndex = at + 1
    const [found, slash, rawName = ''] = NAME.exec(html) ?? []
    if (found === undefined) {
      at = html.indexOf('<', skipComment(html, at))
      continue
    }
    tags += 1
    const end = html.indexOf('>', NAME.lastIndex)
    const name = rawName.toLowerCase()
    if (slash) close(open, name)
    else if (html[end - 1] !== '/' && !VOID.has(name)) push(open, name)
    if (tags > MAX_TAGS || open.length > MAX_DEPTH) return html.slice(0, at)
    if (end === -1) return html
    at = html.indexOf('<', RAW.has(name) && !slash ? endOfRaw(html, name, end) : end)
  }
  return html
}

function push(open: string[], name: string): void {
  const closed = Object.hasOwn(CLOSES, name) ? CLOSES[name]! : []
  while (closed.includes(open.at(-1) ?? '')) open.pop()
  open.push(name)
}

function close(open: string[], name: string): void {
  const index = open.lastIndexOf(name)
  if (index !== -1) open.length = index
}

function skipComment(html: string, at: number): number {
  if (!html.startsWith('!--', at + 1)) return at + 1
  const end = html.indexOf('-->', at + 4)
  return end === -1 ? html.length : end
}

function endOfRaw(html: string, name: string, from: number): number {
  const ending = new RegExp(`</${name}`, 'gi')
  ending.lastIndex = from
  return ending.exec(html)?.index ?? html.length
}
