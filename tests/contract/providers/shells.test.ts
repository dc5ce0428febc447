import { describe, expect, it } from 'vitest'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import { knownShells, type Shell, unseenShells } from '../../fakes/sites/shells.ts'
import { startPages } from '../../fakes/sites/static-site.ts'

/** Everything read of a website, and what of it should have been told and was not. */
async function missing({ pages, title, told }: Shell): Promise<string[]> {
  const site = await startPages(pages)
  try {
    const read = await createSiteReader({ allow: [site.host] }).read(site.url)
    const text = read.pages.map((page) => page.text.replaceAll('\u00a0', ' ')).join('\n\n')
    return [
      ...(read.pages[0]?.title === title ? [] : [`title: ${read.pages[0]?.title}`]),
      ...told.filter((words) => !text.includes(words)),
    ]
  } finally {
    await site.stop()
  }
}

describe('a website that scripts would build', () => {
  it.each([...knownShells, ...unseenShells])('is read from what its pages carry: $name', async (shell) => {
    expect(await missing(shell)).toEqual([])
  })

  it('runs nothing of it', async () => {
    const script = '<script>window.__STATE__ = {"a": (globalThis.ran = true)}</script>'
    const shell = {
      name: '',
      pages: { '/': `<title>A</title><p>Text.</p>${script}` },
      title: 'A',
      told: ['Text.'],
    }
    expect(await missing(shell)).toEqual([])
    expect((globalThis as { ran?: boolean }).ran).toBeUndefined()
  })
})
