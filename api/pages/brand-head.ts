import { initialsOf } from '#mocks/contracts/theme/initials.ts'
import type { HostView } from '../agency/hosts/host-views.ts'
import { escapeHtml } from '../shared/escape-html.ts'

/** An agency's host, with what it shows. */
export type AgencyHost = Extract<HostView, { kind: 'agency' }>

/** Where an agency's host has what describes it to browsers. */
export const brandPaths = { manifest: '/manifest.webmanifest', icon: '/favicon.svg' } as const

/** Longest description of a social card, in characters. */
const cardLength = 200

/** What stands in the head of an agency's pages in place of ours: title, picture of the tab, manifest, social card. */
export function brandHead({ brand: { identity }, favicon, accent }: AgencyHost, origin: string): string {
  const { name } = identity
  const about = plainText(identity.brandingText)
  const picture = identity.squarePhotoURL && new URL(identity.squarePhotoURL, origin).href
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    content && `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(name)}</title>`,
    `<link rel="icon" href="${escapeHtml(favicon || brandPaths.icon)}">`,
    `<link rel="manifest" href="${brandPaths.manifest}">`,
    meta('name', 'theme-color', accent.solid),
    meta('name', 'application-name', name),
    meta('name', 'description', about),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', name),
    meta('property', 'og:description', about),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary'),
  ].join('')
}

/** What browsers keep of an agency's pages as an app. */
export function brandManifest({ brand: { identity }, favicon, accent }: AgencyHost): object {
  const given = [
    { src: identity.squarePhotoURL, sizes: '256x256' },
    { src: favicon, sizes: '32x32' },
  ].filter(({ src }) => src)
  return {
    name: identity.name,
    short_name: identity.name,
    start_url: '/',
    display: 'browser',
    theme_color: accent.solid,
    icons: given.length ? given : [{ src: brandPaths.icon, sizes: 'any', type: 'image/svg+xml' }],
  }
}

/** A picture of the tab for an agency that gave none: its initials on its colour. */
export function drawnIcon({ brand: { identity }, accent: { solid, on } }: AgencyHost): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${solid}"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="16" font-weight="600" text-anchor="middle" fill="${on}">${escapeHtml(initialsOf(identity.name))}</text></svg>`
}

/** The first words of markdown, without its marks. */
function plainText(markdown: string): string {
  const text = markdown
    .replace(/<((?:https?:|mailto:)[^>\s]*)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>|<!--.*?-->/gis, ' ')
    .replace(/^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ x]\][ \t]+)?/gim, '')
    .replace(/^[ \t]*(?:-{3,}|={3,}|[|:\- \t]{3,})$/gm, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > cardLength ? `${text.slice(0, cardLength - 1).trimEnd()}…` : text
}
