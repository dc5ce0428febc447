import { describe, expect, it } from 'vitest'
import { buildOpenApi } from '#api/docs/openapi.ts'
import type { Guide } from '#features/public/docs/guide.types.ts'
import { guides } from '#features/public/docs/guides.ts'
import type { OpenApi } from '#features/public/docs/reference/openapi.types.ts'
import { type Area, areasOf } from '#features/public/docs/reference/read-openapi.ts'
import { buildSearch, type Hit } from '#features/public/docs/search/build-search.ts'
import type { Asked } from './asked.types.ts'
import { fit } from './fit.ts'
import { last } from './last.ts'
import { validate } from './validate.ts'

const api = buildOpenApi() as unknown as OpenApi
const find = buildSearch(api)

/** What a hit is called in the sets: 'errors#limits', 'quick-start' or the id of an operation. */
function nameOf({ href }: Hit): string {
  const [path = '', anchor] = href.split('#')
  if (path.includes('/reference/')) return anchor ?? ''
  const page = path.replace(/^\/docs\/?/, '') || 'quick-start'
  return anchor ? `${page}#${anchor}` : page
}

/** Queries whose right part is not among the first `places`. */
function missed(asked: readonly Asked[], places: number): string[] {
  return asked
    .filter(([query, ...right]) => {
      const names = find(query).map(nameOf)
      return !names.slice(0, places).some((name) => right.includes(name))
    })
    .map(([query]) => `${query} → ${find(query).slice(0, 3).map(nameOf).join(', ')}`)
}

describe('the search of the docs', () => {
  it.each([
    ['rate limit', 'errors#limits'],
    ['embed on wordpress', 'embedding#popup'],
    ['webhok', 'webhooks'],
    ['api key', 'authentication#keys'],
    ['how do I put it on my site', 'quick-start#put-it-on-your-website'],
    ['limiting', 'errors#limits'],
    ['deleting an agent', 'agents.agent.remove'],
  ])('finds for “%s” %s first', (query, right) => {
    expect(find(query).map(nameOf)[0]).toBe(right)
  })

  it('finds something where only some of the words stand anywhere', () => {
    expect(find('idempotency zebra').map(nameOf)).toContain('errors#safe-to-repeat')
  })

  // What is reached, so that no change makes it less: the right part first, and among the first three.
  it.each([
    ['it was fitted on', fit, 23, 25],
    ['a change is judged by', validate, 20, 24],
    ['were asked once, at the end', last, 18, 23],
  ])('answers the 25 questions %s', (_name, asked, first, amongThree) => {
    expect(new Set(asked.map(([query]) => query)).size).toBe(25)
    expect(25 - missed(asked, 1).length, missed(asked, 1).join('\n')).toBeGreaterThanOrEqual(first)
    expect(25 - missed(asked, 3).length, missed(asked, 3).join('\n')).toBeGreaterThanOrEqual(amongThree)
  })

  it('is measured by questions that no two sets share', () => {
    const all = [...fit, ...validate, ...last].map(([query]) => query)
    expect(new Set(all).size).toBe(all.length)
  })

  it('is asked for parts that exist', () => {
    const known = new Set([...guides.flatMap(partsOf), ...areasOf(api).flatMap(operationIdsOf)])
    const gone = [...fit, ...validate, ...last].flatMap(([, ...right]) =>
      right.filter((name) => !known.has(name)),
    )
    expect(gone).toEqual([])
  })
})

function partsOf({ slug, sections }: Guide): string[] {
  const page = slug || 'quick-start'
  return [page, ...sections.map(({ id }) => `${page}#${id}`)]
}

function operationIdsOf({ operations }: Area): string[] {
  return operations.map(({ operationId }) => operationId)
}
