import { readConfig } from '#api/config.ts'
import { createKnowledgeRepository, newDocument } from '#api/knowledge/knowledge.repository.ts'
import { wordRanks } from '#api/knowledge-index/language/word-ranks.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Random, seededRandom } from '../../harness/seeded-random.ts'

const sentenceWords = 14
const paragraphSentences = 6
const batch = 100

/** What one document alone says, the question it answers, and what of it an answer must hold. */
export function factOf(document: number): { text: string; question: string; answer: string } {
  const answer = `${document + 3} kilometres`
  const name = nameOf(document)
  return { answer, question: `How long is the ${name} trail?`, text: `The ${name} trail is ${answer} long.` }
}

/** Fills an agent's knowledge in a store that no server has open, in bulk. Answers with its characters. */
export async function addManyDocuments(
  dataDir: string,
  {
    region,
    agentId,
    documents,
    characters,
  }: {
    region: Region
    agentId: string
    documents: number
    /** Of each document. */
    characters: number
  },
): Promise<number> {
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  const knowledge = createKnowledgeRepository(stores)
  const random = seededRandom(7)
  const words = [...wordRanks('en').keys()].filter((word) => word.length > 1)
  let total = 0
  try {
    for (let at = 0; at < documents; at += batch) {
      const made = Array.from({ length: Math.min(batch, documents - at) }, (_, index) => {
        const content = textOf(at + index, characters, words, random)
        total += content.length
        const ID = `many${String(at + index).padStart(5, '0')}`
        return newDocument(
          agentId,
          ID,
          { name: `Guide ${at + index}`, content },
          Math.floor(Date.now() / 1000),
        )
      })
      await knowledge.documents(region).insertMany(made)
    }
    await knowledge.touch(region, agentId)
    return total
  } finally {
    await stores.close()
  }
}

const syllables = [
  'bra',
  'cor',
  'dun',
  'fel',
  'gam',
  'hol',
  'jor',
  'kel',
  'lum',
  'mor',
  'nir',
  'pol',
  'qua',
  'ros',
  'sul',
  'tam',
  'vor',
  'wex',
  'yar',
  'zin',
]

function nameOf(document: number): string {
  const parts = [
    document % 20,
    Math.floor(document / 20) % 20,
    Math.floor(document / 400) % 20,
    (document * 7) % 20,
  ]
  const name = parts.map((part) => syllables[part]).join('')
  return `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** Sections of sentences whose words are as common as words are, with the fact in the midst of them. */
export function textOf(
  document: number,
  characters: number,
  words: readonly string[],
  random: Random,
): string {
  const parts: string[] = [`# Guide ${document}`]
  let length = 0
  let isTold = false
  while (length < characters) {
    if (parts.length % 4 === 1) parts.push(`## ${words[random.below(2_000)]} ${words[random.below(2_000)]}`)
    const sentences = Array.from({ length: paragraphSentences }, () => sentence(words, random))
    if (!isTold && length > characters / 2) {
      sentences.splice(3, 0, factOf(document).text)
      isTold = true
    }
    parts.push(sentences.join(' '))
    length += parts.at(-1)!.length
  }
  return parts.join('\n\n')
}

function sentence(words: readonly string[], random: Random): string {
  const chosen = Array.from({ length: sentenceWords }, () => {
    // Zipf's law: a word of rank r is as common as 1 / r.
    const rank = Math.floor(Math.exp((random.below(10_000) / 10_000) * Math.log(words.length)))
    return words[Math.min(words.length - 1, rank)]
  })
  const text = chosen.join(' ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
