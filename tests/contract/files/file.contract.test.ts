import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const params = { region: 'eu' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

function upload(client: Client, world: World, more: object = {}) {
  const body = {
    agentId: world.agentId,
    userId: world.workspaceId,
    base64Payload: fixtureLogo,
    targetPath: 'pictures/logo.png',
    ...more,
  }
  return client.call(uploadFile, { params, body })
}

onBothSides(uploadFile.id, (makeWorld) => {
  it('stores a picture under a path of its own making, and an agent can wear it', async () => {
    const world = await makeWorld()
    const reply = await upload(world.member, world)
    expectAnswer(uploadFile, reply, 200)
    const { url, path, id, dbFilePath, filename, sizeKB } = reply.body.data
    expect(path).toBe(`eu/${world.workspaceId}/${world.agentId}/${filename}`)
    expect(url).toBe(`/files/${path}`)
    expect(filename).toBe(`${id}.png`)
    expect(dbFilePath).toBe(`files/${id}`)
    expect(sizeKB).toBeGreaterThan(0)
    const saved = await world.owner.call(saveAgent, {
      params: { ...params, agentId: world.agentId },
      body: { roundedImageURL: url },
    })
    expectAnswer(saveAgent, saved, 200)
    expect(saved.body.roundedImageURL).toBe(url)
  })

  it('stores the same twice as two files', async () => {
    const world = await makeWorld()
    const [one, two] = [await upload(world.owner, world), await upload(world.owner, world)]
    expect(one.body.data.path).not.toBe(two.body.data.path)
  })

  it.each([
    { targetPath: 'pictures/photo.jpg', extension: 'png' },
    { targetPath: 'backgrounds/photo.png', extension: 'webp' },
    { targetPath: 'logo.v2.png', extension: 'webp' },
    { targetPath: '', extension: 'webp' },
    { targetPath: 'documents/prices.csv', base64Payload: base64('tea,3\n'), extension: 'csv' },
    { targetPath: 'documents/notes', base64Payload: base64('Tea: 3 €'), extension: 'txt' },
    { targetPath: 'documents/menu.PDF', base64Payload: base64('%PDF-1.7\n%âãÏÓ'), extension: 'pdf' },
    { targetPath: 'menu.json', base64Payload: base64('{"tea":3}'), extension: 'json' },
  ])('stores $targetPath as $extension', async ({ extension, ...body }) => {
    const world = await makeWorld()
    const reply = await upload(world.owner, world, body)
    expectAnswer(uploadFile, reply, 200)
    expect(reply.body.data.filename).toMatch(new RegExp(`\\.${extension}$`))
  })

  it('says in its path that a file is temporary', async () => {
    const world = await makeWorld()
    const { data } = (await upload(world.owner, world, { temporary: true })).body
    expect(data.path).toMatch(/\/tmp-[0-9a-f-]{36}\.png$/)
  })

  const onlyPictures = 'Only png, jpg, jpeg, gif, webp Files'
  const onlyDocuments = 'Only pdf, txt, csv, json Files'
  const anyKind = 'Only png, jpg, jpeg, gif, webp, pdf, txt, csv, json Files'
  it.each([
    { what: 'nothing', base64Payload: '', says: 'This file is empty.' },
    { what: 'an empty data URL', base64Payload: 'data:image/png;base64,', says: 'This file is empty.' },
    { what: 'no base64', base64Payload: 'äöü!', says: 'This file could not be read.' },
    { what: 'half a base64', base64Payload: 'SGVsbG8', says: 'This file could not be read.' },
    { what: 'base64 with a break in it', base64Payload: 'SGVs\nbG8=', says: 'This file could not be read.' },
    {
      what: 'a page called a picture',
      base64Payload: base64('<!doctype html><script>alert(1)</script>'),
      says: onlyPictures,
    },
    {
      what: 'a drawing with a script',
      base64Payload: base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      says: onlyPictures,
    },
    {
      what: 'a page called a text',
      targetPath: 'documents/a.txt',
      base64Payload: base64('\n <b>hi'),
      says: onlyDocuments,
    },
    { what: 'a picture called a page', targetPath: 'pictures/a.png.html', says: onlyPictures },
    { what: 'a picture among documents', targetPath: 'documents/a.png', says: onlyDocuments },
    { what: 'an archive', targetPath: 'a.zip', base64Payload: base64('PK\u0003\u0004'), says: anyKind },
    { what: 'a program', targetPath: 'run', base64Payload: base64('MZ\u0000\u0001'), says: anyKind },
    {
      what: 'a picture over 2 MB',
      base64Payload: Buffer.alloc(2_000_001).toString('base64'),
      says: 'Max size: 2 MBs',
    },
    {
      what: 'a document over 5 MB',
      targetPath: 'documents/a.txt',
      base64Payload: base64('x'.repeat(5_000_001)),
      says: 'Max size: 5 MBs',
    },
  ])('refuses $what', async ({ says, what: _, ...body }) => {
    const world = await makeWorld()
    expectError(uploadFile, await upload(world.owner, world, body), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { base64Payload: says },
    })
  })

  it('is a 404 for a foreign agent, and for a foreign workspace as its owner', async () => {
    const world = await makeWorld()
    const { strangerAgentId, strangerWorkspaceId } = world
    const attempts = [
      { who: world.stranger },
      { who: world.owner, agentId: strangerAgentId },
      { who: world.owner, userId: strangerWorkspaceId },
      { who: world.owner, agentId: strangerAgentId, userId: strangerWorkspaceId },
      { who: world.owner, agentId: world.newAgentId() },
    ]
    for (const { who, ...body } of attempts) {
      expectError(uploadFile, await upload(who, world, body), 404, absent)
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(uploadFile, await upload(world.anonymous(), world), 401)
  })
})

onBothSides(saveAgent.id, (makeWorld) => {
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://insecure.example/a.png',
    '//evil.example/a.png',
    'https://user:secret@evil.example/a.png',
    '/files/eu/a/b/../../../api/x.png',
    '/api/eu/session',
    'https://',
  ])('refuses the picture %s', async (url) => {
    const world = await makeWorld()
    for (const field of ['roundedImageURL', 'chatBgURL']) {
      const reply = await world.owner.call(saveAgent, {
        params: { ...params, agentId: world.agentId },
        body: { [field]: url },
      })
      expect(reply.error.fields).toEqual({
        [field]: 'Please upload a picture, or use an https:// address.',
      })
    }
  })

  it.each(['', 'https://cdn.example/a.png?size=2'])('takes the picture %j', async (roundedImageURL) => {
    const world = await makeWorld()
    const reply = await world.owner.call(saveAgent, {
      params: { ...params, agentId: world.agentId },
      body: { roundedImageURL },
    })
    expect(reply.body.roundedImageURL).toBe(roundedImageURL)
  })
})
