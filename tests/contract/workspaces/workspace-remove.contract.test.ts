import { it } from 'vitest'
import {
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'

onBothSides(removeWorkspace.id, (makeWorld) => {
  it('deletes a workspace that is not the main one', async () => {
    const { owner, newAgentId } = await makeWorld()
    const params = { region: 'eu', uid: newAgentId() }
    await owner.call(saveWorkspace, { params, body: { workspaceName: 'Second' } })
    expectAnswer(removeWorkspace, await owner.call(removeWorkspace, { params }), 200)
    expectAnswer(getWorkspace, await owner.call(getWorkspace, { params }), 404)
    expectAnswer(removeWorkspace, await owner.call(removeWorkspace, { params }), 404)
  })

  it('keeps the main one', async () => {
    const { owner, workspaceId } = await makeWorld()
    const reply = await owner.call(removeWorkspace, { params: { region: 'eu', uid: workspaceId } })
    expectError(removeWorkspace, reply, 403, {
      code: 'main_workspace',
      message: 'Your main workspace cannot be deleted.',
    })
  })

  it('is for its owner alone', async () => {
    const { member, stranger, anonymous, workspaceId } = await makeWorld()
    const params = { region: 'eu', uid: workspaceId }
    expectAnswer(removeWorkspace, await member.call(removeWorkspace, { params }), 403)
    expectAnswer(removeWorkspace, await stranger.call(removeWorkspace, { params }), 404)
    expectAnswer(removeWorkspace, await anonymous().call(removeWorkspace, { params }), 401)
  })
})
