import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'
import { shownTexts } from './source/shown-texts.ts'
import { unwantedIn, unwantedWords } from './source/unwanted-words.ts'

/** Not words to people: other languages, words a writer of CSS or a search is understood by, code to copy. */
const left =
  /\.(test|stories|guide|bench)\.tsx?$|^mocks\/(fixtures|handlers)|widget-words\/(?!en)|translated-greetings|launcher-words|public-parts|docs\/examples|styling\/proof\/|story-|\.findable\.ts$|agents\/find\/(find|like|section)-words/

const screens = repositoryFiles(
  /^(features|ui|app\/routes|mocks\/contracts)\/.*\.tsx?$|^api\/.*-mail\.ts$/,
).filter((file) => !left.test(file))
const textsOf = (file: string) => shownTexts(file, readSource(file))

describe('the words of screens', () => {
  it('name each thing in one way', () => {
    expect(screens.length).toBeGreaterThan(500)
    expect(screens.flatMap((file) => unwantedIn(file, textsOf(file)))).toEqual([])
  })

  it.each([
    ['<Button>Create crawler</Button>', 'website sync'],
    ['<Field label="Session of a visitor" />', 'conversation'],
    ['<p>All your\n chats</p>', 'conversations'],
    ["const words = { title: 'Your bots' }", 'agent'],
    ['const no = `This has no endpoint`', 'webhook'],
    ["refuse('Enter your e-mail.')", 'email'],
    ['<Field help="Stands under the chat." />', 'is shown'],
    ['<Switch label="Runs by itself" />', 'automatically'],
    ['<MenuGroup label="Bring" />', 'Import'],
    ['<PeriodChoice allLabel="All kept" />', 'which ones'],
    ['<Badge>Visitors get it</Badge>', 'see it'],
    ['<p>A version visitors get.</p>', 'see it'],
    ["const line = 'In the log stands:'", 'is shown'],
  ])('are not those of %s', (source, instead) => {
    const file = 'features/library/a.tsx'
    const found = unwantedIn(file, shownTexts(file, source))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`: ${instead}`)
  })

  it('may be those the specification gives', () => {
    const file = 'features/library/a.tsx'
    expect(unwantedIn(file, shownTexts(file, "const all = ['Crawler', 'Chats']"))).toEqual([])
  })

  it('need no exception that nothing uses', () => {
    const texts = screens.flatMap(textsOf)
    const idle = unwantedWords.filter(
      ({ word, except }) => except && !texts.some((text) => word.test(text) && except.test(text)),
    )
    expect(idle.map(({ except }) => String(except))).toEqual([])
  })
})

describe('a number or a time on a screen', () => {
  /** Made where screens share them; `legal` prints the date of a document. */
  const ownFormat = /\.toLocale(Date|Time)?String\(|new Intl\.NumberFormat|formatRelative\(/
  const shared = /^ui\/(format|relative-time|chart)\/|^features\/public\/pricing\/format-price\.ts$/

  it('is written by the helper all share, and a time since then tells when on hover', () => {
    const own = repositoryFiles(/^(features|ui|app)\/.*\.tsx?$/)
      .filter((file) => !shared.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .filter((file) => ownFormat.test(readSource(file)))
    expect(own).toEqual([])
  })

  it.each(['{count.toLocaleString()}', 'new Intl.NumberFormat()', 'formatRelative(at, now)'])(
    'would be noticed as %s',
    (source) => expect(source).toMatch(ownFormat),
  )
})
