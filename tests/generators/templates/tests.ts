import type { Names } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** Tests of both sides that fail until they are written; each says what it is to show. */
export function testFiles({ area, thing, pascal, camel }: Names): FileSet {
  return {
    [`tests/contract/${area}/${thing}.contract.test.ts`]: `import { expect, it } from 'vitest'
import { get${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'

onBothSides(get${pascal}.id, (makeWorld) => {
  it('answers 401 without a credential', async () => {
    const world = await makeWorld()
    const params = { region: world.region, ${camel}Id: world.agentId }
    expectAnswer(get${pascal}, await world.anonymous().call(get${pascal}, { params }), 401)
  })

  it('answers 422 with the field for an id of the wrong shape', async () => {
    const world = await makeWorld()
    const params = { region: world.region, ${camel}Id: '!' }
    expectAnswer(get${pascal}, await world.owner.call(get${pascal}, { params }), 422)
  })

  it('answers with the caller\\u2019s own document', () => {
    expect.fail('Make one in both worlds and read it.')
  })

  it('answers 404 with the same body for an absent id and for one of another workspace', () => {
    expect.fail('Make one of the stranger\\u2019s in both worlds and read it as the owner.')
  })
})
`,
  }
}
