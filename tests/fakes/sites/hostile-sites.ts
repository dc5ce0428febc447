import type { RequestListener, ServerResponse } from 'node:http'
import { createGzip, gzipSync } from 'node:zlib'
import { type FakeSite, type FakeSiteOptions, startSite } from './fake-site.ts'

const MEGABYTE = 1024 * 1024
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Starts one site; each call is a site of its own. */
export interface HostileSite {
  start(options?: FakeSiteOptions): Promise<FakeSite>
}

const site = (handler: RequestListener): HostileSite => ({ start: (options) => startSite(handler, options) })

/** Writes the same piece until enough is sent or the reader is gone, at the reader's pace. */
function pour(response: ServerResponse, piece: Buffer, times: number): void {
  let left = times
  const next = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(piece)) return void response.once('drain', next)
    }
    if (!response.destroyed) response.end()
  }
  next()
}

/** A page that never stops: 10 GB of text. */
export const endlessStream = site((_request, response) => {
  response.writeHead(200, HTML)
  pour(response, Buffer.alloc(MEGABYTE, 'word '), 10_240)
})

/** A few kilobytes on the wire that unpack to a gigabyte. */
export const gzipBomb = site((_request, response) => {
  response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
  const gzip = createGzip()
  gzip.on('error', () => {})
  gzip.pipe(response)
  response.on('close', () => gzip.destroy())
  let left = 1_024
  const zeros = Buffer.alloc(MEGABYTE)
  const next = () => {
    while (left > 0 && !gzip.destroyed) {
      left -= 1
      if (!gzip.write(zeros)) return void gzip.once('drain', next)
    }
    if (!gzip.destroyed) gzip.end()
  }
  next()
})

/** One byte a second, for ever. */
export const oneBytePerSecond = site((_request, response) => {
  response.writeHead(200, HTML)
  response.write('<')
  const timer = setInterval(() => response.write('p'), 1_000)
  response.on('close', () => clearInterval(timer))
})

/** Each page leads to the next one. */
export const endlessRedirect = site((request, response) => {
  const page = Number(request.url?.slice(1)) || 0
  response.writeHead(302, { location: `/${page + 1}` }).end()
})

/** Sends a reader somewhere else, wherever that is; the address goes out as raw UTF-8. */
export const redirectTo = (location: string): HostileSite =>
  site((_request, response) =>
    response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end(),
  )

/** A PDF where a page should be. */
export const pdf = site((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
)

/** No page at all. */
export const notFound = site((_request, response) => response.writeHead(404, HTML).end('<h1>Not found</h1>'))

/** A home page of 50 MB that says so. */
export const hugeHome = site((_request, response) => {
  response.writeHead(200, { ...HTML, 'content-length': 50 * MEGABYTE })
  pour(response, Buffer.alloc(MEGABYTE, 'word '), 50)
})

/** A stylesheet with a hundred thousand colours, each used. */
export const manyColors = site((request, response) => {
  if (request.url !== '/many.css') {
    response
      .writeHead(200, HTML)
      .end('<link rel="stylesheet" href="/many.css"><p class="a">Text enough to be read.</p>')
    return
  }
  const rules = Array.from(
    { length: 100_000 },
    (_, n) => `.a{color:#${(n * 167 + 4_096).toString(16).padStart(6, '0').slice(-6)}}`,
  )
  response.writeHead(200, { 'content-type': 'text/css' }).end(rules.join(''))
})

/** As many colours in `style` attributes. */
export const manyInlineColors = site((_request, response) => {
  const items = Array.from(
    { length: 100_000 },
    (_, n) => `<b style="color:#${(n * 167).toString(16).padStart(6, '0').slice(-6)}">x</b>`,
  )
  response.writeHead(200, HTML).end(items.join(''))
})

/** A page with neither text nor colour. */
export const emptyPage = site((_request, response) =>
  response.writeHead(200, HTML).end('<html><body></body></html>'),
)

/** Says UTF-8, is Windows-1252. */
export const wrongCharset = site((_request, response) =>
  response
    .writeHead(200, HTML)
    .end(Buffer.from('<title>Caf\u00e9</title><p>Cr\u00e8me br\u00fbl\u00e9e every day.</p>', 'latin1')),
)

/** A hundred thousand elements inside each other. */
export const deeplyNested = site((_request, response) =>
  response.writeHead(200, HTML).end(`<p>Said before the maze.</p>${'<div><b>'.repeat(50_000)}deep`),
)

/** Accepts a connection and never says a word. */
export const neverAnswering = site(() => {})

/** Sends its headers one byte at a time, for ever. */
export const slowHeaders = site((request) => {
  const { socket } = request
  socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
  const timer = setInterval(() => socket.write('a'), 100)
  socket.on('close', () => clearInterval(timer))
})

/** Headers without end. */
export const hugeHeaders = site((_request, response) => {
  response.writeHead(200, { ...HTML, 'x-much': 'a'.repeat(60_000) }).end('<p>never seen</p>')
})

/** Selectors and variables made to keep a reader busy. */
export const slowStyles = site((request, response) => {
  if (request.url !== '/slow.css') {
    const body = '<div class="a">'.repeat(300)
    response
      .writeHead(200, HTML)
      .end(`<link rel="stylesheet" href="/slow.css"><p>A page of nested boxes.</p>${body}`)
    return
  }
  const variables = Array.from({ length: 40 }, (_, n) => `--v${n}:var(--v${n + 1}) var(--v${n + 1});`).join(
    '',
  )
  const rules = `${'.a '.repeat(50)}{color:red}`.repeat(5_000)
  response
    .writeHead(200, { 'content-type': 'text/css' })
    .end(`:root{${variables}}.a{color:var(--v0)}${rules}`)
})

/** Every page links to a hundred more that exist. */
export const endlessPages = site((request, response) => {
  const links = Array.from(
    { length: 100 },
    (_, n) => `<a href="${request.url?.replace(/\/$/, '')}/${n}">next ${n}</a>`,
  )
  response.writeHead(200, HTML).end(`<p>Page ${request.url} has words of its own.</p>${links.join('')}`)
})

/** An honest home page; every other page is larger than may be read. */
export const hugeSubpages = site((request, response) => {
  response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
  if (request.url === '/')
    response.end(gzipSync('<p>A small home page.</p><a href="/big">Big</a><a href="/small">Small</a>'))
  else if (request.url === '/small') response.end(gzipSync('<p>A small second page.</p>'))
  else response.end(gzipSync(Buffer.alloc(6 * MEGABYTE, 'word ')))
})

/** An honest home page and no robots.txt; every other page never answers. */
export const silentSubpages = site((request, response) => {
  if (request.url === '/')
    response.writeHead(200, HTML).end('<p>A quick home page.</p><a href="/silent">Silent</a>')
  if (request.url === '/robots.txt') response.writeHead(404).end()
})
