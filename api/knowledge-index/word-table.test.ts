import { expect, it } from 'vitest'
import { wordsOfDocument } from './piece-words.ts'
import { createWordPacker } from './word-pack.ts'
import { createWordTable } from './word-table.ts'

const things = ['bridge', 'ferry', 'lake', 'mill', 'tower', 'harbour', 'garden', 'museum', 'bakery', 'castle']
const documents = Array.from({ length: 60 }, (_, at) =>
  wordsOfDocument({
    ID: `d${at}`,
    name: `Place ${at}`,
    content: Array.from(
      { length: 1 + (at % 3) },
      (_, part) =>
        `# Part ${part}\n${`Behind the ${things[(at * 7 + part) % 10]} stands a ${things[(at * 3) % 10]}, built in ${1800 + at}. `.repeat(70)}`,
    ).join('\n\n'),
  }),
)
const questions = [
  'Where is the harbour museum?',
  'What was built in 1817?',
  'Is there a castle by the lake?',
]

async function packOf(docs: typeof documents) {
  const packer = createWordPacker()
  packer.add(docs)
  const { pieces, buckets } = await packer.finish()
  return { pieces, buckets: new Map(buckets.entries()) }
}

it('finds the same pieces in a pack as one after the other', async () => {
  const { pieces, buckets } = await packOf(documents)
  const packed = createWordTable()
  packed.open('p', pieces)
  const loose = createWordTable()
  loose.put(documents)
  for (const question of questions) {
    const wanted = packed.wanted(question)
    const found = await packed.rank(wanted, buckets, 200)
    expect(found?.length).toBeGreaterThan(5)
    const inOrder = (list: typeof found) => list?.map(({ ID, piece }) => `${ID} ${piece}`).sort()
    const other = await loose.rank(loose.wanted(question), new Map(), 200)
    expect(inOrder(found)).toEqual(inOrder(other))
    expect(found?.[0]).toEqual(other?.[0])
    const asked = new Map([...buckets].filter(([number]) => wanted.buckets.includes(number)))
    expect(await packed.rank(wanted, asked, 200)).toEqual(found)
  }
})

it('leaves out of a pack what was put beside it or taken', async () => {
  const { pieces, buckets } = await packOf(documents)
  const table = createWordTable()
  table.open('p', pieces)
  const changed = wordsOfDocument({ ID: 'd17', name: 'Place 17', content: 'The quagga stable.' })
  table.put([changed])
  table.take(['d18'])
  const ranked = async (question: string) => table.rank(table.wanted(question), buckets, 200)
  expect(await ranked('1817?')).toEqual([])
  expect(await ranked('1818?')).toEqual([])
  expect(await ranked('Where is the quagga stable?')).toEqual([{ ID: 'd17', piece: 0 }])
})

it('does not look in another pack than its own', async () => {
  const { pieces, buckets } = await packOf(documents)
  const table = createWordTable()
  table.open('p', pieces)
  const wanted = table.wanted('Where is the mill?')
  table.open('q', pieces)
  expect(await table.rank(wanted, buckets, 3)).toBeNull()
})
