import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type FakeSite, startSite } from '../../fakes/sites/fake-site.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A vendor's host: the package's files, and the given answers in place of its service. Any website may read it. */
export function startVendorSite(dir: string, answers: Readonly<Record<string, unknown>>): Promise<FakeSite> {
  return startSite((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    )
    const { pathname } = new URL(request.url ?? '/', 'http://vendor')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
    } else if (Object.hasOwn(answers, pathname)) {
      const answer = answers[pathname]
      const isPage = typeof answer === 'string'
      response
        .writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
        .end(isPage ? answer : JSON.stringify(answer))
    } else {
      readFile(join(dir, normalize(pathname))).then(
        (body) => response.writeHead(200, { 'content-type': types[extname(pathname)] ?? '' }).end(body),
        () => response.writeHead(404).end(),
      )
    }
  })
}
