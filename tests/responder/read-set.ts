import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio/slim'
import type { KnowledgeDoc } from '#api/knowledge-index/passage.ts'
import type { SmallTalk } from '#api/providers/responder/talk/talk-words.types.ts'
import { clipMarkup } from '#api/providers/site-reader/page/clip-markup.ts'
import { pageTitle } from '#api/providers/site-reader/page/identity.ts'
import { blocksToText, readTextBlocks } from '#api/providers/site-reader/page/page-text.ts'
import { dropRepeatedBlocks } from '#api/providers/site-reader/page/repeated-blocks.ts'

/** A question with what a right reply holds, or that nothing on the site answers it. */
export interface AskedQuestion {
  q: string
  style?: 'plain' | 'paraphrased' | 'misspelt' | 'foreign'
  kind: string
  /** Patterns that must all be found in a right reply, case-insensitive. */
  expect?: string[]
  /** Patterns that make a reply wrong. */
  not?: string[]
  unanswerable?: boolean
  /** It asks nothing of the site, and may be heard as any of these. */
  talk?: SmallTalk[]
}

/** A website with its questions. */
export interface AskedSite {
  id: string
  lang: string
  kind: 'small' | 'manual'
  docs: KnowledgeDoc[]
  questions: AskedQuestion[]
}

/** Every site of a set whose pages are here, read as the site reader reads them; names those that are not. */
export function readSet(folder: string): AskedSite[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const site = readSite(join(folder, name))
      if (site === null)
        process.stdout.write(`${name}: skipped, its pages are not here (see its site.json)\n`)
      return site ?? []
    })
}

function readSite(folder: string): AskedSite | null {
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  const questions = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'))
  const from = site.folder ?? folder
  if (!existsSync(join(from, site.pages[0].file))) return null
  const pages = site.pages.map(({ url, file }: { url: string; file: string }) => {
    const $ = load(clipMarkup(readFileSync(join(from, file), 'utf8')))
    const address = new URL(url, 'https://site.example').href
    return { url: address, title: pageTitle($, address), blocks: readTextBlocks($) }
  })
  const docs = dropRepeatedBlocks<(typeof pages)[number]>(pages).map(({ url, title, blocks }) => ({
    ID: url,
    name: title,
    url,
    content: blocksToText(blocks),
  }))
  return { id: site.id, lang: site.lang, kind: site.kind, docs, questions }
}

/** True when a reply holds what it must and nothing it must not. */
export function isRight(reply: string, { expect = [], not = [] }: AskedQuestion): boolean {
  // Patterns are written against a page's words; a reply sets list marks and line ends between them.
  const plain = reply.replace(/^[-*#]+ /gm, '').replace(/\s+/g, ' ')
  const holds = (pattern: string) =>
    new RegExp(pattern, 'iu').test(plain) || new RegExp(pattern, 'i').test(reply)
  return expect.every(holds) && !not.some(holds)
}
