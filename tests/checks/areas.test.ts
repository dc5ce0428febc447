import { describe, expect, it } from 'vitest'
import { areas } from '#api/areas.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

const declared = areas.flatMap(({ name: area, collections }) =>
  Object.entries(collections).map(([name, collection]) => ({ area, name, collection })),
)

/** Names of the collections a source opens. */
function openedIn(source: string): string[] {
  const calls = source.matchAll(/\bcollection(?:<[^()]*>)?\(\s*'([^']+)'/g)
  const options = source.matchAll(/\bcollection: '([^']+)'/g)
  return [...calls, ...options].map(([, name = '']) => name)
}

describe('areas', () => {
  it('are one for each folder that answers calls, under its name', () => {
    const folders = repositoryFiles(/^api\/.+\.routes\.ts$/).map((file) => file.split('/')[1])
    expect(folders.length).toBeGreaterThan(0)
    expect(areas.map(({ name }) => name).sort()).toEqual([...new Set(folders)].sort())
    expect([...new Set(contracts.map(({ id }) => id.split('.')[0]))].sort()).toEqual(
      areas.map(({ name }) => name).sort(),
    )
  })

  it('declare every collection the code opens, each once', () => {
    const files = repositoryFiles(/^api\/.+\.ts$/).filter(
      (file) => !/(\.test\.ts|^api\/store\/.+)$/.test(file),
    )
    const opened = [...new Set(files.flatMap((file) => openedIn(readSource(file))))].sort()
    expect(opened.length).toBeGreaterThan(20)
    expect(declared.map(({ name }) => name).sort()).toEqual(opened)
  })

  it('would notice a collection, however it is opened', () => {
    expect(openedIn("stores[region].collection<Doc & { ts: number }>('mails')")).toEqual(['mails'])
    expect(openedIn("createCollection({ collection: 'notes' })")).toEqual(['notes'])
  })

  it.each(declared)('say whose the documents of $name are', ({ collection }) => {
    const { workspace, agent, account, nobodys } = collection
    expect([workspace ?? agent, account, nobodys].filter((owner) => owner !== undefined)).toHaveLength(1)
    if (nobodys !== undefined) expect(nobodys).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(declared)('find what is removed of $name by an index', ({ collection }) => {
    const { workspace, agent, expires, indexes = [] } = collection
    const fields = [workspace, agent, expires?.field].filter((field) => typeof field === 'string')
    const found = ['_id', ...indexes.map((keys) => Object.keys(keys)[0])]
    expect(fields.filter((field) => !found.includes(field))).toEqual([])
  })
})
