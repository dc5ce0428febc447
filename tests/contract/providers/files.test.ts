import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from '#api/providers/files/disk-files.ts'
import type { FileOwner } from '#api/providers/files/file-path.ts'
import type { Files } from '#api/providers/files/files.ts'
import { s3Files } from '#api/providers/files/s3-files.ts'
import { type FakeS3, start as startS3 } from '../../fakes/s3/s3.ts'

const owner: FileOwner = { region: 'eu', workspaceId: 'workspace-1', agentId: 'AAAAAAAAAAAAAAAA' }
const sibling: FileOwner = { ...owner, agentId: 'BBBBBBBBBBBBBBBB' }
const bytes = Buffer.from('\u0000\u00ff some bytes', 'latin1')

/** A file store of a test, and how to look behind it. */
interface Place {
  files: Files
  keys: () => Promise<string[]>
  stop: () => Promise<void>
}

async function onDisk(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), 'voiceglow-files-'))
  return {
    files: diskFiles(dir),
    async keys() {
      const found = await readdir(dir, { recursive: true, withFileTypes: true })
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    },
    stop: () => rm(dir, { recursive: true, force: true }),
  }
}

async function inBucket(): Promise<Place> {
  const fake = await startS3({ port: 0 })
  return {
    files: s3Files({ endpoint: fake.url, bucket: fake.bucket, ...fake.credentials }),
    keys: async () => [...fake.objects.keys()],
    stop: fake.stop,
  }
}

describe.each([
  { name: 'disk', open: onDisk },
  { name: 's3', open: inBucket },
])('files on $name', ({ name, open }) => {
  let place: Place
  beforeEach(async () => {
    place = await open()
  })
  afterEach(() => place.stop())

  it('says where it keeps them', () => {
    expect(place.files.kind).toBe(name)
  })

  it('gives back what was stored, under a path of its own making', async () => {
    const { id, path } = await place.files.save(owner, { bytes, extension: 'pdf' })
    expect(path).toBe(`eu/workspace-1/AAAAAAAAAAAAAAAA/${id}.pdf`)
    expect(await place.files.read(path)).toEqual(bytes)
    expect(await place.keys()).toEqual([path])
  })

  it('never overwrites, and says in the path what is temporary', async () => {
    const first = await place.files.save(owner, { bytes, extension: 'png' })
    const second = await place.files.save(owner, { bytes, extension: 'png', temporary: true })
    expect(second.path).not.toBe(first.path)
    expect(second.path).toBe(`eu/workspace-1/AAAAAAAAAAAAAAAA/tmp-${second.id}.png`)
    expect(await place.keys()).toHaveLength(2)
  })

  it('forgets one file, and knows no other', async () => {
    const { path } = await place.files.save(owner, { bytes, extension: 'txt' })
    await place.files.remove(path)
    await place.files.remove(path)
    expect(await place.files.read(path)).toBeNull()
    expect(await place.keys()).toEqual([])
  })

  it('forgets an agent’s files, and only those', async () => {
    for (let count = 0; count < 5; count += 1) await place.files.save(owner, { bytes, extension: 'csv' })
    const kept = await place.files.save(sibling, { bytes, extension: 'csv' })
    await place.files.removeAll(owner)
    await place.files.removeAll(owner)
    expect(await place.keys()).toEqual([kept.path])
  })

  it.each([
    '',
    '/',
    '../../etc/passwd',
    'eu/workspace-1/../AAAAAAAAAAAAAAAA/00000000-0000-0000-0000-000000000000.png',
    'eu/workspace-1/%2e%2e/00000000-0000-0000-0000-000000000000.png',
    'eu/workspace-1/AAAAAAAAAAAAAAAA/00000000-0000-0000-0000-000000000000.html',
    'eu/workspace-1/AAAAAAAAAAAAAAAA/00000000-0000-0000-0000-000000000000.png\u0000.txt',
    'eu/workspace-1/AAAAAAAAAAAAAAAA/.00000000-0000-0000-0000-000000000000.png.part',
    'eu/workspace-1/AAAAAAAAAAAAAAAA',
    'eu/workspace-1/AAAAAAAAAAAAAAAA/00000000-0000-0000-0000-000000000000.png',
  ])('reads nothing at %j, and removing it harms nothing', async (path) => {
    const kept = await place.files.save(owner, { bytes, extension: 'png' })
    expect(await place.files.read(path)).toBeNull()
    await place.files.remove(path)
    expect(await place.keys()).toEqual([kept.path])
  })

  it.each([
    { ...owner, workspaceId: '../other' },
    { ...owner, agentId: 'a/b' },
    { ...owner, agentId: '' },
  ])('refuses the owner $workspaceId/$agentId', async (odd) => {
    await expect(place.files.save(odd, { bytes, extension: 'png' })).rejects.toThrow('plain ids')
    await expect(place.files.removeAll(odd)).rejects.toThrow('plain ids')
    expect(await place.keys()).toEqual([])
  })
})

describe('files in a bucket', () => {
  let fake: FakeS3
  const options = () => ({ endpoint: `${fake.url}/`, bucket: fake.bucket, ...fake.credentials })
  beforeEach(async () => {
    fake = await startS3({ port: 0 })
  })
  afterEach(() => fake.stop())

  it('are stored with their type', async () => {
    const { path } = await s3Files(options()).save(owner, { bytes, extension: 'webp' })
    expect(fake.objects.get(path)?.type).toBe('image/webp')
    expect(fake.calls).toEqual([`PUT /${fake.bucket}/${path}`])
  })

  it.each([
    ['the wrong secret', { secretAccessKey: 'wrong' }],
    ['another key', { accessKeyId: 'AKOTHER' }],
    ['another region', { region: 'us-east-1' }],
  ])('are refused with %s, and no error tells a credential', async (_, odd) => {
    const files = s3Files({ ...options(), ...odd })
    const failed = files.save(owner, { bytes, extension: 'png' })
    await expect(failed).rejects.toThrow('The file store answered PUT with 403')
    await expect(failed).rejects.not.toThrow(fake.bucket)
    expect(fake.objects.size).toBe(0)
  })

  it('are not lost in a bucket that is not there', async () => {
    const files = s3Files({ ...options(), bucket: 'no-such-bucket' })
    await expect(files.save(owner, { bytes, extension: 'png' })).rejects.toThrow('no such bucket')
  })

  it('survive one answer of a busy service', async () => {
    fake.script(503)
    const files = s3Files(options())
    const { path } = await files.save(owner, { bytes, extension: 'png' })
    expect(await files.read(path)).toEqual(bytes)
  })

  it('are an error, and not absent, while the service fails', async () => {
    const files = s3Files(options())
    const { path } = await files.save(owner, { bytes, extension: 'png' })
    fake.script(500, 500)
    await expect(files.read(path)).rejects.toThrow('The file store answered GET with 500')
  })
})
