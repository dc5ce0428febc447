import type { Names } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** Tests that fail until they are written; each says what it is to show. */
export function testFiles({ area, thing, id }: Names): FileSet {
  return {
    [`tests/contract/${area}/${thing}.contract.test.ts`]: `import { describe, expect, it } from 'vitest'

describe('#${id}.get', () => {
  it('answers with the caller\\u2019s own document, from the mocks and from the server alike', () => {
    expect.fail('Write this case for both targets.')
  })

  it('answers 401 without a credential', () => {
    expect.fail('Write this case for both targets.')
  })

  it('answers 404 with the same body for an absent id and for one of another workspace', () => {
    expect.fail('Write this case for both targets.')
  })

  it('answers 422 with the field for an id of the wrong shape', () => {
    expect.fail('Write this case for both targets.')
  })
})
`,
  }
}
