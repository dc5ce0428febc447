import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFileRepository } from '#api/files/file.repository.ts'
import { createFileSweep } from '#api/files/sweep.ts'
import { s3Files } from '#api/providers/files/s3-files.ts'
import { uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { tooManyPixels, workspaceFilesMB } from '#mocks/contracts/files/upload-rules.ts'
import { start as startS3 } from '../fakes/s3/s3.ts'
import { hugePng } from '../harness/huge-png.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const app = setUpApp()
const owner = setUpOwnerOfAgent(app)

function upload(bytes: Buffer | string, targetPath: string, more: object = {}) {
  return owner.client.call(uploadFile, {
    params: { region: 'eu' },
    body: {
      agentId: owner.agentId,
      userId: owner.workspaceId,
      base64Payload: Buffer.from(bytes).toString('base64'),
      targetPath,
      ...more,
    },
  })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
const records = () => createFileRepository(app.deps.stores).files('eu')

describe('an uploaded picture', () => {
  it('is made anew: what was hidden in it is gone', async () => {
    const hidden = '<script>alert("GIFAR")</script>'
    const jpeg = await picture(40, 40)
      .withExif({ IFD0: { Copyright: hidden } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${hidden}`)])
    const { body } = await upload(polyglot, 'pictures/photo.jpg')
    const served = await app.client().fetch(body.data.url)
    const bytes = Buffer.from(await served.arrayBuffer())
    expect((await sharp(bytes).metadata()).format).toBe('png')
    expect(bytes.includes('GIFAR')).toBe(false)
    expect(bytes.includes('PK\u0003\u0004')).toBe(false)
  })

  it.each([
    // What a circle is cut from is a square.
    { purpose: 'pictures', width: 512, height: 512 },
    { purpose: 'backgrounds', width: 1920, height: 960 },
  ])('is at most $width by $height px for $purpose', async ({ purpose, ...size }) => {
    const given = await picture(2400, 1200).png().toBuffer()
    const { body } = await upload(given, `${purpose}/wide.png`)
    const served = await app.client().fetch(body.data.url)
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject(size)
  })

  it.each([5001, 30_000])('of %i by as many pixels is refused before it is unpacked', async (side) => {
    const bomb = hugePng(side)
    expect(bomb.length).toBeLessThan(500_000)
    const before = process.memoryUsage().rss
    const reply = await upload(bomb, 'pictures/bomb.png')
    expect(reply.error.fields?.base64Payload).toBe(tooManyPixels)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  it.each([
    ['cut short', async () => (await picture(64, 64).png().toBuffer()).subarray(0, 60)],
    ['only a beginning', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a format it is not named after', async () => picture(8, 8).tiff().toBuffer()],
    ['a film', async () => Buffer.from('\u0000\u0000\u0000\u0020ftypisom', 'latin1')],
  ])('that is %s is refused', async (_, make) => {
    const reply = await upload(await make(), 'pictures/odd.png')
    expect(reply.status).toBe(422)
  })
})

describe('a stored file', () => {
  const forGood = 'public, max-age=31536000, immutable'

  it('that is a picture shows, cannot run and is kept for a year', async () => {
    const { body } = await upload(await picture(8, 8).png().toBuffer(), 'pictures/a.png')
    const served = await app.client().fetch(body.data.url)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': forGood,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(served.headers.get('content-disposition')).toBeNull()
  })

  it.each([
    { name: 'a.pdf', text: '%PDF-1.7\n<script>alert(1)</script>', type: 'application/pdf' },
    { name: 'a.txt', text: 'hello <script>alert(1)</script>', type: 'text/plain; charset=utf-8' },
    { name: 'a.csv', text: '=cmd|calc,1', type: 'text/csv; charset=utf-8' },
    { name: 'a.json', text: '{"a":"<script>"}', type: 'application/json; charset=utf-8' },
  ])('that is $name is only ever downloaded', async ({ name, text, type }) => {
    const { body } = await upload(text, `documents/${name}`)
    const served = await app.client().fetch(body.data.url)
    expect(await served.text()).toBe(text)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${body.data.id}.${name.slice(2)}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  })

  it.each([
    '../../../../etc/passwd',
    '/etc/passwd',
    '..\\..\\windows',
    '%2e%2e%2f%2e%2e%2f',
    'pictures/../../../other-workspace/x',
    'eu/other-workspace/BBBBBBBBBBBBBBBB/logo.png',
    '__proto__/x',
    'constructor/x',
    'a'.repeat(1000),
  ])('lies with its own agent, whatever the path hints: %s', async (targetPath) => {
    const { body } = await upload(await picture(8, 8).png().toBuffer(), targetPath)
    expect(body.data.path).toMatch(
      new RegExp(`^eu/${owner.workspaceId}/${owner.agentId}/[0-9a-f-]{36}\\.(png|webp)$`),
    )
  })
})

describe('a temporary file', () => {
  it('is cached for an hour, gone after a day, and others stay', async () => {
    const bytes = await picture(8, 8).png().toBuffer()
    const kept = (await upload(bytes, 'pictures/a.png')).body.data
    const passing = (await upload(bytes, 'pictures/b.png', { temporary: true })).body.data
    const fetched = await app.client().fetch(passing.url)
    expect(fetched.headers.get('cache-control')).toBe('private, max-age=3600')
    await createFileSweep(app.deps).removeExpired('eu')
    expect((await app.client().fetch(passing.url)).status).toBe(200)
    const later = { ...app.deps, now: () => app.clock.now() + 25 * 60 * 60 * 1000 }
    await createFileSweep(later).removeExpired('eu')
    expect((await app.client().fetch(passing.url)).status).toBe(404)
    expect(await records().findOne({ _id: passing.id })).toBeNull()
    expect((await app.client().fetch(kept.url)).status).toBe(200)
  })
})

describe('a workspace', () => {
  it('keeps so many MBs and not one more, and has room again when something goes', async () => {
    const person = await signUp(app)
    const own = await makeAgent(person)
    await records().insertOne({
      _id: `full-${own}`,
      workspaceId: person.workspaceId,
      agentId: own,
      path: `eu/${person.workspaceId}/${own}/full`,
      size: workspaceFilesMB * 1_000_000 - 3,
      createdAt: 0,
      expiresAt: null,
    })
    const give = () =>
      person.client.call(uploadFile, {
        params: { region: 'eu' },
        body: { agentId: own, userId: person.workspaceId, base64Payload: 'SGVsbG8=', targetPath: '' },
      })
    const refused = await give()
    expect(refused.status).toBe(403)
    expect(refused.error).toMatchObject({
      code: 'limit_reached',
      message: 'Your workspace keeps at most 500 MBs of files.',
    })
    await records().deleteOne({ _id: `full-${own}` })
    expect((await give()).status).toBe(200)
  })

  it('uploads twenty files a minute', async () => {
    const strict = await startApp({ rateLimitFactor: 1 })
    try {
      const person = await signUp(strict)
      const body = {
        agentId: await makeAgent(person),
        userId: person.workspaceId,
        base64Payload: 'SGVsbG8=',
        targetPath: '',
      }
      const statuses = []
      for (let count = 0; count < 21; count += 1) {
        statuses.push((await person.client.call(uploadFile, { params: { region: 'eu' }, body })).status)
      }
      expect(statuses).toEqual([...Array(20).fill(200), 429])
    } finally {
      await strict.stop()
    }
  })
})

describe('a file store that fails', () => {
  it('is a 503 without a record, and the next upload works; reads pass through this server', async () => {
    const fake = await startS3({ port: 0 })
    const files = s3Files({ endpoint: fake.url, bucket: fake.bucket, ...fake.credentials })
    const withBucket = await startApp({ deps: { files } })
    try {
      const person = await signUp(withBucket)
      const body = {
        agentId: await makeAgent(person),
        userId: person.workspaceId,
        base64Payload: 'SGVsbG8=',
        targetPath: 'documents/a.txt',
      }
      const give = () => person.client.call(uploadFile, { params: { region: 'eu' }, body })
      fake.script(403)
      const failed = await give()
      expect(failed.status).toBe(503)
      expect(failed.error.message).toBe('This is not available right now. Please try again.')
      const kept = createFileRepository(withBucket.deps.stores).files('eu')
      expect(await kept.countDocuments({ workspaceId: person.workspaceId })).toBe(0)
      const { data } = (await give()).body
      const served = await withBucket.client().fetch(data.url)
      expect(await served.text()).toBe('Hello')
      expect(served.headers.get('content-security-policy')).toContain('sandbox')
      fake.script(500, 500)
      const away = await withBucket.client().fetch(data.url)
      expect(away.status).toBe(503)
      expect(await away.text()).not.toContain(fake.bucket)
    } finally {
      await withBucket.stop()
      await fake.stop()
    }
  })
})
