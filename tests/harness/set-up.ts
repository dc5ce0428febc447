import { beforeAll } from 'vitest'
import { type Person, signUp } from './sign-up.ts'
import { type AppSettings, type RunningApp, startApp } from './start-app.ts'
import { makeAgent, setLimits } from './workspace-people.ts'

/** The real app for the tests of a file or a `describe`: there from before the first of them until after the last. */
export function setUpApp(settings?: AppSettings): RunningApp {
  const app = {} as RunningApp
  beforeAll(async () => {
    Object.assign(app, await startApp(settings))
    return app.stop
  })
  return app
}

/** Someone with a workspace of their own, there before the tests; `limits` are their plan's. */
export function setUpOwner(app: RunningApp, limits?: Parameters<typeof setLimits>[2]): Person {
  const owner = {} as Person
  beforeAll(async () => {
    Object.assign(owner, await signUp(app))
    if (limits) await setLimits(app, owner, limits)
  })
  return owner
}

/** Someone with an agent in a workspace of their own, both there before the tests. */
export function setUpOwnerOfAgent(app: RunningApp): Person & { agentId: string } {
  const owner = {} as Person & { agentId: string }
  beforeAll(async () => {
    const person = await signUp(app)
    Object.assign(owner, person, { agentId: await makeAgent(person) })
  })
  return owner
}
