import { readFile } from 'node:fs/promises'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { storyNameOf } from './names.ts'
import { withTitle } from './with-title.ts'

/** Lists stories under names people use: titles come from one table, names from the exports. */
export const catalogueIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, { makeTitle }) {
    const code = withTitle(await readFile(fileName, 'utf8'), fileName)
    const { indexInputs } = loadCsf(code, { fileName, makeTitle }).parse()
    return indexInputs.map((input) => ({ ...input, name: storyNameOf(input.exportName) }))
  },
}
