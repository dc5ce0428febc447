import type { ServerResponse } from 'node:http'
import type { HeaderList } from './send-json.ts'

/** Headers of every answer, whatever it is (threats G24). */
const common: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(self)'],
]

/** Of the host alone: whoever gives an agency a domain keeps their other hosts to themselves. */
const strictTransport = 'max-age=31536000'

/** Headers of an API answer, name and value in turn: nothing is framed, cached or run. */
export function apiHeaders(hsts: boolean): HeaderList {
  return [
    ...common.flat(),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...(hsts ? ['Strict-Transport-Security', strictTransport] : []),
  ]
}

/** Writes the headers of a page or file; `csp` is the page's own policy. */
export function pageHeaders(response: ServerResponse, hsts: boolean, csp: string): void {
  for (const [name, value] of common) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', csp)
  if (hsts) response.setHeader('Strict-Transport-Security', strictTransport)
}

/**
 * CSP of the app's pages: our own files, a nonce for the one inline script, no frames around it.
 * @param reports the one other origin its scripts may call, if any
 * @param media the one other origin its videos may come from, if any
 */
export function appCsp(nonce: string, reports: string | null, media: string | null = null): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${reports ? ` ${reports}` : ''}`,
    ...(media ? [`media-src 'self' ${media}`] : []),
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** CSP of the embed page; `ancestors` are the origins allowed to frame it. */
export function embedCsp(nonce: string, ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length ? ["'self'", ...ancestors].join(' ') : '*'}`,
  ].join('; ')
}
