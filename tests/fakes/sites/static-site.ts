import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type FakeSite, type FakeSiteOptions, startSite } from './fake-site.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
}

/** Serves a folder as an ordinary web server does: a folder in it has a slash at its end, a path without a file is a 404. */
export function startStaticSite(dir: string, options?: FakeSiteOptions): Promise<FakeSite> {
  return startSite((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site')
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    readFile(join(dir, path)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
          .end(body),
      ({ code }: NodeJS.ErrnoException) =>
        code === 'EISDIR'
          ? response.writeHead(301, { location: `${pathname}/${search}` }).end()
          : response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
    )
  }, options)
}

/** Serves pages held in memory: path to HTML, or to a body with its media type. */
export function startPages(
  pages: Record<string, string | { type: string; body: string | Buffer }>,
  options?: FakeSiteOptions,
): Promise<FakeSite> {
  return startSite((request, response) => {
    const page = pages[request.url ?? '/']
    if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    else if (typeof page === 'string')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    else response.writeHead(200, { 'content-type': page.type }).end(page.body)
  }, options)
}
