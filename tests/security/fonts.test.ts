// An agency's font comes from the one service that is configured, whatever that answers; browsers get it from us.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createFontService } from '#api/agency/fonts/font-service.ts'
import { createFileRepository } from '#api/files/file.repository.ts'
import { createFileSweep } from '#api/files/sweep.ts'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  fontServiceFailed,
  fontTooLarge,
  fontTooManyFiles,
  unknownFont,
} from '#mocks/contracts/agency/fonts.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { listenLocally } from '../harness/listen-locally.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine, and what it was asked. */
async function listen(answer: Answer) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  return { asked, ...(await listenLocally(server)) }
}

const woff2 = (text: string) => Buffer.from(`wOF2${text}`)
const face = (src: string, more = '') =>
  `@font-face { font-family: 'Open Sans'; font-style: normal; font-weight: 400; ${more} src: ${src}; }`
const css = (body: string, type = 'text/css; charset=utf-8'): Answer => {
  return (_, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}

let sheet: Answer
let file: Answer
let service: Awaited<ReturnType<typeof listen>>
let stranger: Awaited<ReturnType<typeof listen>>
let app: RunningApp
let owner: Person
let region: Person['region']

const params = () => ({ region, agencyId: owner.workspaceId })
const save = (googleFont: string) => owner.client.call(saveAgency, { params: params(), body: { googleFont } })
const read = async () => (await owner.client.call(getAgency, { params: params() })).body
const records = () =>
  createFileRepository(app.deps.stores).files(region).find({ workspaceId: owner.workspaceId }).toArray()

beforeAll(async () => {
  stranger = await listen((_, response) => void response.end(woff2('theirs')))
  service = await listen((request, response) => {
    if (request.url?.startsWith('/css')) sheet(request, response)
    else file(request, response)
  })
  app = await startApp({
    env: { FONTS_URL: `${service.url}/css`, SITE_READER_ALLOW: `${service.host},${stranger.host}` },
  })
  owner = await signUp(app)
  region = owner.region
  await owner.client.call(createWhitelabelTrial, {
    params: { region },
    body: { workspaceId: owner.workspaceId },
  })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
  await stranger.stop()
})
beforeEach(() => {
  service.asked.length = 0
  stranger.asked.length = 0
  file = (request, response) => void response.end(woff2(request.url ?? ''))
})

describe('the font of an agency', () => {
  it('is fetched once, kept with its files, and served from here', async () => {
    sheet = css(
      [
        face("url(/a.woff2) format('woff2')", 'unicode-range: U+0000-00FF, U+0131;'),
        face("url('/a.woff2') format('woff2')", 'font-weight: 700;'),
        face("url(/old.ttf) format('truetype'), url(/b.woff2) format('woff2')", 'font-style: italic;'),
      ].join('\n'),
    )
    expect((await save('Open Sans')).status).toBe(200)
    expect(service.asked.map(({ url }) => url)).toEqual([
      '/css?family=Open+Sans:400,500,700&display=swap',
      '/a.woff2',
      '/b.woff2',
    ])
    const { googleFont, fontFaces } = await read()
    expect(googleFont).toBe('Open+Sans')
    expect(fontFaces).toEqual([
      { src: expect.any(String), weight: '400', style: 'normal', unicodeRange: 'U+0000-00FF,U+0131' },
      { src: fontFaces[0]!.src, weight: '700', style: 'normal', unicodeRange: '' },
      { src: expect.any(String), weight: '400', style: 'italic', unicodeRange: '' },
    ])
    const served = await app.client().fetch(fontFaces[0]!.src)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('font/woff2')
    expect(await served.text()).toBe('wOF2/a.woff2')
    // Saved again, or looked at, it is asked for no more.
    expect((await save('Open Sans')).status).toBe(200)
    expect(service.asked).toHaveLength(3)
  })

  it('takes its files with it when another takes its place', async () => {
    const before = await read()
    expect(before.fontFaces).toHaveLength(3)
    expect((await save('DM Sans')).body.fontFaces).toEqual([])
    await createFileSweep(app.deps).removeExpired(region)
    expect(await records()).toEqual([])
    expect((await app.client().fetch(before.fontFaces[0]!.src)).status).toBe(404)
  })

  it('cannot be made up by who saves', async () => {
    const body = { fontFaces: [{ src: '/files/x.woff2', weight: '400', style: 'normal', unicodeRange: '' }] }
    expect((await owner.client.call(saveAgency, { params: params(), body })).status).toBe(403)
  })
})

const tenMegabytes: Answer = (_, response) => void response.end(woff2('x'.repeat(10_000_000)))
const fine = () => css(face("url(/a.woff2) format('woff2')"))

/** What a service may answer, and what is said of it. */
const answers: { what: string; sheet: () => Answer; file?: Answer; says: string }[] = [
  {
    what: 'a name it does not know',
    sheet: () => (_, response) => void response.writeHead(400).end('no such font'),
    says: unknownFont,
  },
  {
    what: 'nothing but failure',
    sheet: () => (_, response) => void response.writeHead(503).end(),
    says: fontServiceFailed,
  },
  {
    what: 'too many questions already',
    sheet: () => (_, response) => void response.writeHead(429).end(),
    says: fontServiceFailed,
  },
  {
    what: 'files that are gone',
    sheet: fine,
    file: (_, response) => void response.writeHead(404).end(),
    says: fontServiceFailed,
  },
  {
    what: 'files of another host',
    sheet: () => css(face(`url(${stranger.url}/a.woff2) format('woff2')`)),
    says: fontServiceFailed,
  },
  {
    what: 'a way to another host',
    sheet: () => (_, response) => void response.writeHead(302, { location: `${stranger.url}/css` }).end(),
    says: fontServiceFailed,
  },
  {
    what: 'files that lead to another host',
    sheet: fine,
    file: (_, response) => void response.writeHead(302, { location: `${stranger.url}/a.woff2` }).end(),
    says: fontServiceFailed,
  },
  {
    what: 'a file of this machine',
    sheet: () => css(face("url(file:///etc/passwd) format('woff2')")),
    says: fontServiceFailed,
  },
  {
    what: 'a font in the address itself',
    sheet: () => css(face("url(data:font/woff2;base64,d09GMg==) format('woff2')")),
    says: fontServiceFailed,
  },
  { what: 'a page', sheet: () => css('<html></html>', 'text/html'), says: fontServiceFailed },
  { what: 'an empty style sheet', sheet: () => css(''), says: fontServiceFailed },
  {
    what: 'a style sheet without an end',
    sheet: () => css(`/*${'x'.repeat(10_000_000)}*/`),
    says: fontTooLarge,
  },
  {
    what: 'another family',
    sheet: () => css(face("url(/a.woff2) format('woff2')").replace('Open Sans', 'Other')),
    says: fontServiceFailed,
  },
  {
    what: 'what would end the rule it is put in',
    sheet: () => css(face("url(/a.woff2) format('woff2')", 'unicode-range: U+0-1} body { display: none;')),
    says: fontServiceFailed,
  },
  { what: 'a file of ten megabytes', sheet: fine, file: tenMegabytes, says: fontTooLarge },
  {
    what: 'a program in place of a font',
    sheet: fine,
    file: (_, response) => void response.end('<script>alert(1)</script>'),
    says: fontServiceFailed,
  },
  {
    what: 'a thousand files',
    sheet: () =>
      css(Array.from({ length: 1000 }, (_, at) => face(`url(/${at}.woff2) format('woff2')`)).join('\n')),
    says: fontTooManyFiles,
  },
]

it.each(answers)('a service that answers with $what leaves the font as it was', async (given) => {
  sheet = given.sheet()
  if (given.file) file = given.file
  const before = await read()
  const reply = await save('Open Sans')
  expect(reply.status).toBe(422)
  expect(reply.error?.fields).toEqual({ googleFont: given.says })
  expect(await read()).toEqual(before)
  expect(stranger.asked).toEqual([])
  expect((await records()).filter(({ expiresAt }) => expiresAt === null)).toEqual([])
})

it('an agency that was saved before fonts were kept has none', async () => {
  const { agencies } = createAgencyRepository(app.deps)
  await agencies(region).updateOne({ _id: owner.workspaceId }, { $unset: { fontFaces: '' } })
  expect((await read()).fontFaces).toEqual([])
})

it('a service that is slow with each of many files is not waited for that often', async () => {
  const faces = Array.from({ length: 40 }, (_, at) => face(`url(/${at}.woff2) format('woff2')`))
  sheet = css(faces.join('\n'))
  file = (_, response) => void setTimeout(() => response.end(woff2('slow')), 100)
  const before = service.asked.length
  const { fetch } = createFontService(app.deps.config, { familyMs: 500 })
  expect(await fetch('Open+Sans')).toBe('failed')
  expect(service.asked.length - before).toBeLessThan(20)
})
