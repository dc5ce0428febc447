import { expect, it } from 'vitest'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import { noFontService } from '#mocks/contracts/agency/fonts.ts'
import { createAgencySecret, getAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import { notPictures } from '../../harness/not-pictures.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const noAccess = {
  code: 'white_label_required',
  message:
    'This needs white-label access. It takes the Pay As You Go plan with the Whitelabel addon, at $70/month.',
}

const read = (client: Client, agencyId: string) => client.call(getAgency, { params: { region, agencyId } })
const save = (client: Client, agencyId: string, body: object) =>
  client.call(saveAgency, { params: { region, agencyId }, body })
const tryIt = (client: Client, workspaceId: string) =>
  client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })

/** A world whose workspace has white-label access. */
async function withAccess(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld()
  expectAnswer(createWhitelabelTrial, await tryIt(world.owner, world.workspaceId), 200)
  return world
}

onBothSides(getAgency.id, (makeWorld) => {
  it('shows what a workspace would start with before it saved any', async () => {
    const { owner, member, workspaceId } = await makeWorld()
    for (const client of [owner, member]) {
      const reply = await read(client, workspaceId)
      expectAnswer(getAgency, reply, 200)
      expect(reply.body).toEqual(unsavedAgency(workspaceId))
    }
  })

  it('is a 404 for a stranger, a 401 for whoever is not signed in', async () => {
    const { stranger, anonymous, workspaceId } = await makeWorld()
    expectError(getAgency, await read(stranger, workspaceId), 404, absent)
    expectAnswer(getAgency, await read(anonymous(), workspaceId), 401)
  })
})

onBothSides(saveAgency.id, (makeWorld) => {
  it('makes the agency with the first save, and changes the fields sent after that', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const made = await save(owner, workspaceId, { name: ' Northwind ', rev: 0, unknown: 1 })
    expectAnswer(saveAgency, made, 200)
    expect(made.body).toEqual({
      ...unsavedAgency(workspaceId),
      name: 'Northwind',
      createdAt: expect.any(Number),
      lastModified: expect.any(Number),
      rev: 1,
    })
    const changed = await save(owner, workspaceId, { brandingText: '# Hello', rev: 1 })
    expectAnswer(saveAgency, changed, 200)
    expect(changed.body).toMatchObject({ name: 'Northwind', brandingText: '# Hello', rev: 2 })
    expect((await read(owner, workspaceId)).body).toEqual(changed.body)
  })

  it('keeps whether clients have a password, and merges that with what others change', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const settings = { disablePasswordLogin: true }
    const off = await save(owner, workspaceId, { settings, rev: 0 })
    expectAnswer(saveAgency, off, 200)
    expect(off.body.settings).toEqual(settings)
    const other = await save(owner, workspaceId, { name: 'Northwind', rev: 0 })
    expectAnswer(saveAgency, other, 200)
    expect(other.body).toMatchObject({ name: 'Northwind', settings, rev: 2 })
    const late = await save(owner, workspaceId, { settings: { disablePasswordLogin: false }, rev: 0 })
    expectAnswer(saveAgency, late, 409)
    expect(late.error.fields).toEqual({ settings: 'Someone else changed this meanwhile.' })
    expect((await read(owner, workspaceId)).body.settings).toEqual(settings)
    expectAnswer(saveAgency, await save(owner, workspaceId, { settings: {} }), 422)
  })

  it('is a conflict for a field changed since `rev`, and merges the others', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    await save(owner, workspaceId, { name: 'First', rev: 0 })
    const late = await save(owner, workspaceId, { name: 'Second', rev: 0 })
    expectAnswer(saveAgency, late, 409)
    expect(late.error.fields).toEqual({ name: 'Someone else changed this meanwhile.' })
    expect(late.error.current).toMatchObject({ name: 'First', rev: 1 })
    const other = await save(owner, workspaceId, { themeVariant: 'faded', rev: 0 })
    expectAnswer(saveAgency, other, 200)
    expect(other.body).toMatchObject({ name: 'First', themeVariant: 'faded' })
  })

  it('needs white-label access, and says what that takes', async () => {
    const { owner, workspaceId } = await makeWorld()
    expectError(saveAgency, await save(owner, workspaceId, { name: 'Mine' }), 403, noAccess)
    expect((await read(owner, workspaceId)).body.rev).toBe(0)
  })

  it('is for the owner alone', async () => {
    const { member, stranger, anonymous, workspaceId } = await withAccess(makeWorld)
    expectError(saveAgency, await save(member, workspaceId, { name: 'Mine' }), 403, forbidden)
    expectError(saveAgency, await save(stranger, workspaceId, { name: 'Mine' }), 404, absent)
    expectAnswer(saveAgency, await save(anonymous(), workspaceId, { name: 'Mine' }), 401)
  })

  it.each([
    { secret: 'a'.repeat(25) },
    { userId: 'somebody' },
    { ID: 'other' },
    { createdAt: 1 },
    { isVerifiedSubDomain: true },
    { isVerifiedCustomDomain: true },
    { customDomainConfig: {} },
  ])('refuses the protected %j', async (body) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expectError(saveAgency, await save(owner, workspaceId, body), 403, forbidden)
  })

  it('keeps a picture as an address of ours, as it was made', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const saved = await save(owner, workspaceId, { squarePhotoURL: fixtureLogo })
    expectAnswer(saveAgency, saved, 200)
    const again = await save(owner, workspaceId, {
      squarePhotoURL: saved.body.squarePhotoURL,
      name: 'Northwind',
    })
    expect(again.body.squarePhotoURL).toBe(saved.body.squarePhotoURL)
    const gone = await save(owner, workspaceId, { squarePhotoURL: '' })
    expect(gone.body.squarePhotoURL).toBe('')
  })

  it.each(notPictures)('refuses $what as a picture', async ({ given, says }) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    for (const field of ['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL']) {
      const reply = await save(owner, workspaceId, { [field]: given })
      expectError(saveAgency, reply, 422, { ...checkFields, fields: { [field]: says } })
    }
    expect((await read(owner, workspaceId)).body.rev).toBe(0)
  })

  it.each([
    ['DM Sans', 'DM+Sans'],
    [' Times  New Roman', 'Times+New+Roman'],
    ['inherit', 'inherit'],
  ])('keeps the font %j as %j', async (googleFont, kept) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expect((await save(owner, workspaceId, { googleFont })).body.googleFont).toBe(kept)
  })

  it('says of a font beside those of the list that nobody can be asked for it, and keeps the old one', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    await save(owner, workspaceId, { googleFont: 'DM Sans' })
    expectError(saveAgency, await save(owner, workspaceId, { googleFont: 'Nobody Drew This' }), 422, {
      ...checkFields,
      fields: { googleFont: noFontService },
    })
    expect((await read(owner, workspaceId)).body).toMatchObject({ googleFont: 'DM+Sans', fontFaces: [] })
  })

  it.each(['', 'Rubik"}body{display:none', '../Rubik', 'rubik'.repeat(40)])(
    'refuses the font %j in the specification’s words',
    async (googleFont) => {
      const { owner, workspaceId } = await withAccess(makeWorld)
      expectError(saveAgency, await save(owner, workspaceId, { googleFont }), 422, {
        ...checkFields,
        fields: { googleFont: 'This font name is not a valid one, please double check font name.' },
      })
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://owner:secret@evil.example',
    'https://bad\\evil.example',
    'https://@evil.example/',
    'https://northwind.example/\u202egpj.exe',
    'http://',
    'northwind.example',
  ])('refuses the link %j', async (address) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    for (const field of ['mainWebsite', 'tosPage', 'privacyPolicypPage']) {
      expectError(saveAgency, await save(owner, workspaceId, { [field]: address }), 422, {
        ...checkFields,
        fields: { [field]: 'Please enter a full address such as https://example.com.' },
      })
    }
  })

  it.each([
    [{ supportEmail: 'nobody' }, 'Please enter a valid email'],
    [{ supportEmail: 'mailto:a@b.de' }, 'Please enter a valid email'],
    [{ supportEmail: 'a%0abcc=x@b.de' }, 'Please enter a valid email'],
    [{ supportEmail: 'a?cc=x@b.de' }, 'Please enter a valid email'],
    [{ customThemeJSONString: '{"primary":"red;}body{display:none"}' }, expect.any(String)],
    [{ customThemeJSONString: '"}{' }, 'Theme is not valid JSON.'],
    [{ themeVariant: 'loud' }, expect.any(String)],
    [{ name: 'n'.repeat(101) }, 'Please keep the name under 100 characters.'],
    [{ brandingText: 'n'.repeat(2001) }, 'Please keep it under 2,000 characters.'],
  ])('refuses %j', async (body, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await save(owner, workspaceId, body)
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ [Object.keys(body)[0]!]: message })
  })

  it('keeps of the CSS what loads nothing and covers nothing (threats 33)', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const customCSS = [
      '@import url(https://evil.example/a.css);',
      '.vg-button { border-radius: 2px; background: url(https://evil.example/x) }',
      'input[value^="a"] { color: red }',
      '.vg-card { position: fixed; color: teal }',
    ].join('\n')
    const saved = await save(owner, workspaceId, { customCSS })
    expectAnswer(saveAgency, saved, 200)
    expect(saved.body.customCSS).not.toMatch(/evil|import|fixed|value/)
    expect(saved.body.customCSS).toContain('border-radius: 2px')
    expect(saved.body.customCSS).toContain('color: teal')
  })
})

onBothSides(createAgencySecret.id, (makeWorld) => {
  it('shows 25 characters once, and another each time', async () => {
    const { owner, workspaceId: agencyId } = await withAccess(makeWorld)
    const params = { region, agencyId }
    const before = await owner.call(getAgencySecret, { params })
    expectAnswer(getAgencySecret, before, 200)
    expect(before.body).toEqual({ known: null })
    const first = await owner.call(createAgencySecret, { params })
    const second = await owner.call(createAgencySecret, { params })
    expectAnswer(createAgencySecret, second, 200)
    expect(second.body.secret).toHaveLength(25)
    expect(second.body.secret).not.toBe(first.body.secret)
    const after = await owner.call(getAgencySecret, { params })
    expect(after.body).toEqual({ known: second.body.known })
    expect(after.text).not.toContain(second.body.secret)
    expect((await read(owner, agencyId)).text).not.toContain(second.body.secret.slice(-4))
  })

  it('is for the owner alone, and makes no agency without white-label access', async () => {
    const { owner, member, workspaceId: agencyId } = await makeWorld()
    const params = { region, agencyId }
    expectError(createAgencySecret, await member.call(createAgencySecret, { params }), 403, forbidden)
    expectError(getAgencySecret, await member.call(getAgencySecret, { params }), 403, forbidden)
    expectError(createAgencySecret, await owner.call(createAgencySecret, { params }), 403, noAccess)
  })
})

onBothSides(createWhitelabelTrial.id, (makeWorld) => {
  it('gives a workspace 14 days, once', async () => {
    const { owner, workspaceId } = await makeWorld()
    const started = await tryIt(owner, workspaceId)
    expectAnswer(createWhitelabelTrial, started, 200)
    const { workspace } = (await owner.call(getWorkspace, { params: { region, uid: workspaceId } })).body
    expect(workspace.internal).toMatchObject({
      whitelabel_trial: true,
      whitelabelTrialEndsAt: started.body.whitelabelTrialEndsAt,
    })
    expectError(createWhitelabelTrial, await tryIt(owner, workspaceId), 403, {
      code: 'trial_used',
      message: 'This workspace has had its free trial.',
    })
  })

  it('is for the owner alone', async () => {
    const { member, stranger, workspaceId } = await makeWorld()
    expectError(createWhitelabelTrial, await tryIt(member, workspaceId), 403, forbidden)
    expectError(createWhitelabelTrial, await tryIt(stranger, workspaceId), 404, absent)
  })
})
