import { join } from 'node:path'
import type { Encoder } from '#api/encoder/encoder.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { buildSearchIndex } from '#api/knowledge-index/search-index.ts'
import { toSearchQuery } from '#api/knowledge-index/search-query.ts'
import { hearMessage, hearNamed } from '#api/providers/responder/talk/hear.ts'
import { wordsIn } from '#api/providers/responder/talk/words-in.ts'
import { readSet } from '../read-set.ts'
import type { TalkSet } from './talk-set.ts'

const longestPassage = 2_424

/** What became of the messages of a set, asked of every site of some folders that speaks their language. */
export interface TalkFigures {
  /** Messages whose bare question a site answers, and those that were answered the same. */
  answerable: number
  same: number
  /** Messages whose bare question it does not answer, and those it answers all the same. */
  unknown: number
  madeUp: number
  talk: number
  talkHeard: number
  topics: number
  topicsSearched: number
  misses: string[]
}

/** Asks what messages ask, and compares it with the bare questions. */
export async function measureTalk(
  set: TalkSet,
  folders: readonly string[],
  encoder?: Encoder,
): Promise<TalkFigures> {
  const figures = {
    answerable: 0,
    same: 0,
    unknown: 0,
    madeUp: 0,
    talk: 0,
    talkHeard: 0,
    topics: 0,
    topicsSearched: 0,
  }
  const misses: string[] = []
  const sets = new URL('../sets', import.meta.url).pathname
  for (const site of folders.flatMap((folder) => readSet(join(sets, folder)))) {
    const index = await buildSearchIndex(site.docs, longestPassage, encoder)
    await index.ready
    const said = async (message: string) => {
      const [best] = await index.search(toSearchQuery(message), 4)
      const known = best?.answer !== undefined && best.score >= defaultIfKnowsThreshold
      return known && !hearMessage(message) ? best.answer : undefined
    }
    for (const [bare, message] of Object.entries(set.wrapped).flatMap(([lang, pairs]) =>
      lang === site.lang ? pairs : [],
    )) {
      const [expected, answer] = [await said(bare), await said(message)]
      if (expected !== undefined) figures.answerable += 1
      else figures.unknown += 1
      if (expected === undefined && answer !== undefined) figures.madeUp += 1
      if (expected !== undefined && answer === expected) figures.same += 1
      if (answer !== expected) misses.push(`${site.id}: ${message} → ${toSearchQuery(message)}`)
    }
  }
  for (const message of set.talk) {
    figures.talk += 1
    if (hearMessage(message) ?? hearNamed(message)) figures.talkHeard += 1
    else misses.push(`not heard: ${message}`)
  }
  for (const [message, searched] of set.topics) {
    figures.topics += 1
    const query = wordsIn(toSearchQuery(message))
    if (!hearMessage(message) && wordsIn(searched).every((word) => query.includes(word)))
      figures.topicsSearched += 1
    else misses.push(`topic lost: ${message} → ${query.join(' ')}`)
  }
  return { ...figures, misses }
}
