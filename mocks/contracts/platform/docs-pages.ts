/** The pages of the documentation beside its first one, by the last part of their address. */
export const docsPages = [
  'embedding',
  'styling',
  'authentication',
  'errors',
  'paging',
  'webhooks',
  'reference',
] as const
export type DocsPage = (typeof docsPages)[number]

/** What a title is in an address. */
export function docsSlug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
