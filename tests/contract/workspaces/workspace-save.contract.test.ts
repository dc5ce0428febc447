import { expect, it } from 'vitest'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { getWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import { notPictures } from '../../harness/not-pictures.ts'

onBothSides(saveWorkspace.id, (makeWorld) => {
  it('changes the fields sent and nothing else', async () => {
    const { owner, workspaceId } = await makeWorld()
    const params = { region: 'eu', uid: workspaceId }
    const { workspace } = (await owner.call(getWorkspace, { params })).body
    const reply = await owner.call(saveWorkspace, {
      params,
      body: { workspaceName: '  Harbour  ', internal: { isAgentOnboardingDone: true }, unknown: 1 },
    })
    expectAnswer(saveWorkspace, reply, 200)
    expect(reply.body).toEqual({
      ...workspace,
      workspaceName: 'Harbour',
      internal: { ...workspace.internal, isAgentOnboardingDone: true },
      rev: workspace.rev + 1,
      success: true,
    })
  })

  it('is a conflict for a field changed since `rev`, and merges the others', async () => {
    const { owner, workspaceId } = await makeWorld()
    const params = { region: 'eu', uid: workspaceId }
    const { rev } = (await owner.call(getWorkspace, { params })).body.workspace
    await owner.call(saveWorkspace, { params, body: { workspaceName: 'First', rev } })
    const late = await owner.call(saveWorkspace, { params, body: { workspaceName: 'Second', rev } })
    expectAnswer(saveWorkspace, late, 409)
    expect(late.error.fields).toEqual({ workspaceName: 'Someone else changed this meanwhile.' })
    expect(late.error.current).toMatchObject({ workspaceName: 'First' })
    const other = await owner.call(saveWorkspace, { params, body: { showOnboarding: false, rev } })
    expectAnswer(saveWorkspace, other, 200)
    expect(other.body).toMatchObject({ workspaceName: 'First', showOnboarding: false })
  })

  it('makes a workspace of the caller under a free id, which cannot be made twice', async () => {
    const { owner, stranger, newAgentId } = await makeWorld()
    const params = { region: 'na', uid: newAgentId() }
    const made = await owner.call(saveWorkspace, { params, body: { workspaceName: 'Second shop' } })
    expectAnswer(saveWorkspace, made, 200)
    expect(made.body).toMatchObject({ success: true })
    expect(made.body).toMatchObject({
      workspaceName: 'Second shop',
      region: 'na',
      isMain: false,
      loadTokens: 0,
    })
    const session = await owner.call(getSession, { params: { region: 'eu' } })
    expect(session.body.workspaces).toContainEqual(
      expect.objectContaining({ uid: params.uid, role: 'owner', region: 'na' }),
    )
    const taken = await stranger.call(saveWorkspace, { params, body: { workspaceName: 'Mine' } })
    expectAnswer(saveWorkspace, taken, 404)
  })

  it('needs a name, in the specification’s words', async () => {
    const { owner, workspaceId, newAgentId } = await makeWorld()
    for (const uid of [workspaceId, newAgentId()]) {
      const reply = await owner.call(saveWorkspace, {
        params: { region: 'eu', uid },
        body: { workspaceName: '  ' },
      })
      expectError(saveWorkspace, reply, 422, {
        code: 'validation_failed',
        message: 'Please check the highlighted fields.',
        fields: { workspaceName: 'Please enter a workspace name.' },
      })
    }
  })

  it('is a 404 for a change of what does not exist', async () => {
    const { owner, newAgentId } = await makeWorld()
    const params = { region: 'eu', uid: newAgentId() }
    expectAnswer(
      saveWorkspace,
      await owner.call(saveWorkspace, { params, body: { showOnboarding: true } }),
      404,
    )
  })

  it.each([
    { loadTokens: 1_000_000 },
    { isMain: false },
    { workspaceEmails: ['x@example.com'] },
    { internal: { customPlan: { limits: { maxAgents: 1000 } } } },
    { internal: { isNewUser: false } },
  ])('refuses the protected %j', async (body) => {
    const { owner, workspaceId } = await makeWorld()
    const params = { region: 'eu', uid: workspaceId }
    const reply = await owner.call(saveWorkspace, { params, body })
    expectError(saveWorkspace, reply, 403, {
      code: 'forbidden',
      message: 'You do not have access to do this.',
    })
  })

  it('lets a member who changes agents end the onboarding, but not rename the workspace', async () => {
    const { member, workspaceId } = await makeWorld()
    const params = { region: 'eu', uid: workspaceId }
    const flag = await member.call(saveWorkspace, {
      params,
      body: { internal: { isAgentOnboardingDone: true } },
    })
    expectAnswer(saveWorkspace, flag, 200)
    const name = await member.call(saveWorkspace, { params, body: { workspaceName: 'Mine' } })
    expectAnswer(saveWorkspace, name, 403)
  })

  it.each(notPictures)('refuses $what as its picture', async ({ given, says }) => {
    const { owner, workspaceId, newAgentId } = await makeWorld()
    for (const uid of [workspaceId, newAgentId()]) {
      const body = { workspaceName: 'Shop', workspacePhotoURL: given }
      const reply = await owner.call(saveWorkspace, { params: { region: 'eu', uid }, body })
      expectError(saveWorkspace, reply, 422, {
        code: 'validation_failed',
        message: 'Please check the highlighted fields.',
        fields: { workspacePhotoURL: says },
      })
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const { anonymous, workspaceId } = await makeWorld()
    const reply = await anonymous().call(saveWorkspace, {
      params: { region: 'eu', uid: workspaceId },
      body: { workspaceName: 'Mine' },
    })
    expectAnswer(saveWorkspace, reply, 401)
  })
})
