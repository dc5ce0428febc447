import MiniSearch from 'minisearch'
import { paths } from '#features/shared/paths.ts'
import type { Block } from '../guide.types.ts'
import { guides } from '../guides.ts'
import type { OpenApi } from '../reference/openapi.types.ts'
import { areasOf } from '../reference/read-openapi.ts'

/** Something that was found. */
export interface Hit {
  href: string
  title: string
  /** The page or area it stands in. */
  where: string
}

interface Entry extends Hit {
  id: string
  text: string
}

const mostHits = 8

/** Makes what finds parts of guides and operations; words may be begun or misspelt. */
export function buildSearch(api: OpenApi): (query: string) => Hit[] {
  const entries = [...guideEntries(), ...operationEntries(api)]
  const index = new MiniSearch<Entry>({
    fields: ['title', 'where', 'text'],
    storeFields: ['title', 'where', 'href'],
    searchOptions: {
      boost: { title: 4, where: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(entries)
  return (query) =>
    index
      .search(query)
      .slice(0, mostHits)
      .map(({ href, title, where }) => ({ href, title, where }))
}

function guideEntries(): Entry[] {
  return guides.flatMap(({ slug, title, lead, sections }) => {
    const page = slug ? paths.docsPage.href(slug) : paths.docs.href()
    return [
      { id: page, href: page, title, where: 'Guide', text: lead },
      ...sections.map(({ id, heading, blocks }) => ({
        id: `${page}#${id}`,
        href: `${page}#${id}`,
        title: heading,
        where: title,
        text: blocks.map(wordsOf).join(' '),
      })),
    ]
  })
}

function wordsOf(block: Block): string {
  if (block.kind === 'list') return block.items.join(' ')
  if (block.kind === 'terms') return block.items.flat().join(' ')
  return block.text
}

function operationEntries(api: OpenApi): Entry[] {
  return areasOf(api).flatMap(({ title, slug, operations }) =>
    operations.map(({ operationId, summary, description, method, path }) => ({
      id: operationId,
      href: paths.docsArea.href(slug, operationId),
      title: summary.replace(/\.$/, ''),
      where: `${title} · ${method}`,
      text: `${path} ${description}`,
    })),
  )
}
