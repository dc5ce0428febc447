import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAnswerMailRoom } from '#api/live/answer-mail-room.ts'
import { answerMailLimits } from '#mocks/contracts/conversations/answer-mail.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.stop())

const to = 'ana@visitors.example'
let conversations = 0
/** Whether there is room for a mail of another conversation of a workspace. */
async function hasRoom(workspaceId: string, address = to): Promise<boolean> {
  const held = { _id: `conversation-${++conversations}`, workspaceId }
  return (await createAnswerMailRoom(app.deps)('eu', held, address)).at === 0
}

it('is used up by no workspace for another’s visitors, however the address is written', async () => {
  const { points } = answerMailLimits.addressOfWorkspace
  const written = Array.from({ length: points }, (_, at) =>
    at % 2 ? to.toUpperCase() : `Ana+${at}@visitors.example`,
  )
  for (const address of written) expect(await hasRoom('first', address)).toBe(true)
  expect(await hasRoom('first', 'ana+more@visitors.example')).toBe(false)
  expect(await hasRoom('second')).toBe(true)
})

it('is one workspace’s, whichever of its agents answers', async () => {
  const { points } = answerMailLimits.workspace
  for (let mail = 0; mail < points; mail++)
    expect(await hasRoom('first', `v${mail}@visitors.example`)).toBe(true)
  expect(await hasRoom('first', 'last@visitors.example')).toBe(false)
  expect(await hasRoom('second', 'last@visitors.example')).toBe(true)
})
