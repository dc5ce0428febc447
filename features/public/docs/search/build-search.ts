import MiniSearch from 'minisearch'
import { paths } from '#features/shared/paths.ts'
import { type Block, exampleLanguages } from '../guide.types.ts'
import { guides } from '../guides.ts'
import type { OpenApi } from '../reference/openapi.types.ts'
import { areasOf } from '../reference/read-openapi.ts'
import { queryWords, searchWords } from './search-words.ts'

/** Something that was found. */
export interface Hit {
  href: string
  title: string
  /** The page or area it stands in. */
  where: string
}

interface Entry extends Hit {
  id: string
  /** Words it is looked for by and does not use. */
  also: string
  text: string
  /** How much more it counts than what a program alone reads. */
  weight: number
}

const mostHits = 8

/** Makes what finds parts of guides and operations; words may be begun, misspelt or in another form. */
export function buildSearch(api: OpenApi): (query: string) => Hit[] {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'where', 'also', 'text'],
    storeFields: ['title', 'where', 'href', 'weight'],
    tokenize: searchWords,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryWords,
      boost: { title: 4, also: 4, where: 2 },
      boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll([...guideEntries(), ...operationEntries(api)])
  return (query) => {
    // What has all the words comes before what has some of them.
    const all = index.search(query, { combineWith: 'AND' })
    const ids = new Set(all.map(({ id }) => id))
    const some = index.search(query, { combineWith: 'OR' }).filter(({ id }) => !ids.has(id))
    return [...all, ...some].slice(0, mostHits).map(({ href, title, where }) => ({ href, title, where }))
  }
}

function guideEntries(): Entry[] {
  return guides.flatMap(({ slug, title, lead, sections }) => {
    const page = slug ? paths.docsPage.href(slug) : paths.docs.href()
    return [
      { id: page, href: page, title, where: 'Guide', also: '', text: lead, weight: 1.5 },
      ...sections.map(({ id, heading, alsoCalled = '', blocks, example }) => ({
        id: `${page}#${id}`,
        href: `${page}#${id}`,
        title: heading,
        where: title,
        also: alsoCalled,
        text: [
          ...blocks.map(wordsOf),
          ...(example ? [example.title, 'example', ...exampleLanguages] : []),
        ].join(' '),
        weight: 1.5,
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
      also: '',
      text: `${operationId} ${path} ${description}`,
      // Where two fit alike, people begin with what there is.
      weight: operationId.endsWith('.list') ? 1.2 : 1,
    })),
  )
}
