import { beforeAll, beforeEach } from 'vitest'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'
import { type RunningApp, startApp } from './start-app.ts'

/** The key the server itself asks the model with. */
export const serverModelKey = 'sk-server'

/** The real app beside a model that is scripted, both there for the tests of a file; each test begins with no calls. */
export function setUpModelApp({
  inEnv = false,
}: {
  /** The app's settings name the model, too. @default false */
  inEnv?: boolean
} = {}): { app: RunningApp; model: FakeOpenAi } {
  const app = {} as RunningApp
  const model = {} as FakeOpenAi
  beforeAll(async () => {
    Object.assign(model, await start({ port: 0 }))
    const server = { baseUrl: model.url, apiKey: serverModelKey }
    Object.assign(
      app,
      await startApp({
        ...(inEnv && { env: { OPENAI_API_KEY: server.apiKey, OPENAI_BASE_URL: server.baseUrl } }),
        deps: { responder: createOpenAiResponder(server) },
      }),
    )
    return async () => {
      await app.stop()
      await model.stop()
    }
  })
  beforeEach(() => {
    model.calls.length = 0
  })
  return { app, model }
}
