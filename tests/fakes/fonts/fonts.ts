import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A family as a service has it. */
interface Family {
  weights: number[]
  /** One file has all its weights. */
  isVariable?: boolean
  /** Its parts by script, each a `unicode-range`. */
  subsets: Record<string, string>
}

const european = {
  'cyrillic-ext': 'U+0460-052F, U+1C80-1C8A, U+20B4',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491',
  'greek-ext': 'U+1F00-1FFF',
  greek: 'U+0370-0377, U+037A-037F',
  vietnamese: 'U+0102-0103, U+0110-0111',
  'latin-ext': 'U+0100-02BA, U+02BD-02C5',
  latin: 'U+0000-00FF, U+0131, U+FEFF, U+FFFD',
}
/** As services cut fonts of thousands of letters: by number. */
const japanese = Object.fromEntries(
  Array.from({ length: 120 }, (_, at) => [`${at}`, `U+${(0x4e00 + at * 160).toString(16)}`]),
)

/** What the fake has: every kind of family there is. */
export const families = {
  Poppins: { weights: [400, 500, 700], subsets: european },
  'Open Sans': { weights: [400, 500, 700], isVariable: true, subsets: european },
  Lato: { weights: [400, 700], subsets: { 'latin-ext': european['latin-ext'], latin: european.latin } },
  Pacifico: { weights: [400], subsets: european },
  'Noto Sans JP': { weights: [400, 500, 700], isVariable: true, subsets: { ...japanese, ...european } },
} satisfies Record<string, Family>

async function listen(answer: RequestListener) {
  const server: Server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}`, close: () => void server.close() }
}

/** The weights an address asks for, by its form; null for what that form does not know. */
function weightsOf(path: string, styles: string | undefined): number[] | null {
  if (styles === undefined) return [400]
  const list = path === '/css2' ? /^wght@(\d+(?:;\d+)*)$/.exec(styles)?.[1] : styles
  const separator = path === '/css2' ? ';' : ','
  return list && /^[\d;,]+$/.test(list) ? list.split(separator).map(Number) : null
}

/**
 * A font service as the public ones describe themselves: `/css?family=Name:400,700` gives the weights it has,
 * `/css2?family=Name:wght@400;700` refuses a family that lacks one, and a list out of order; files are on another origin.
 */
export async function startFonts() {
  const asked: string[] = []
  const files = await listen((request, response) => void response.end(`wOF2${request.url}`))
  const sheets = await listen((request, response) => {
    asked.push(request.url ?? '')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fonts.example')
    const [name = '', styles] = (searchParams.get('family') ?? '').split(':')
    const family: Family | undefined = families[name as keyof typeof families]
    const wanted = weightsOf(pathname, styles)
    const given = wanted?.filter((weight) => family?.weights.includes(weight)) ?? []
    const isInOrder = wanted?.every((weight, at) => at === 0 || weight > wanted[at - 1]!)
    const isStrict = pathname === '/css2' && (given.length < (wanted?.length ?? 1) || !isInOrder)
    if (!family || given.length === 0 || isStrict) {
      response.writeHead(400, { 'content-type': 'text/html' }).end('<b>400:</b> Missing font family')
      return
    }
    const faces = given.flatMap((weight) =>
      Object.entries(family.subsets).map(([subset, range]) => {
        const file = `${name.replaceAll(' ', '')}-${subset}${family.isVariable ? '' : `-${weight}`}.woff2`
        return `/* ${subset} */
@font-face {
  font-family: '${name}';
  font-style: normal;
  font-weight: ${weight};
  font-stretch: 100%;
  font-display: swap;
  src: url(${files.url}/s/${file}) format('woff2'), url(${files.url}/s/${file.slice(0, -1)}) format('woff');
  unicode-range: ${range};
}`
      }),
    )
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(faces.join('\n'))
  })
  return {
    /** Where style sheets are: `/css` and `/css2`. */
    url: sheets.url,
    /** The origin of its files. */
    filesUrl: files.url,
    /** Both, as `SITE_READER_ALLOW` has them. */
    hosts: [sheets.host, files.host],
    /** Paths style sheets were asked for at. */
    asked,
    close() {
      sheets.close()
      files.close()
    },
  }
}
