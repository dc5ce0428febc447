import { ModelError, type ModelErrorCode } from '#api/providers/openai/model-error.ts'
import type { Responder, ResponderRequest } from '#api/providers/responder/responder.ts'

/** A responder that remembers what it was asked and answers with a fixed text, or fails as told. */
export interface FakeResponder extends Responder {
  requests: ResponderRequest[]
  /** The next answers fail so; null answers again. */
  failWith: ModelErrorCode | null
}

/** A new fake responder. */
export function fakeResponder(): FakeResponder {
  const fake: FakeResponder = {
    kind: 'openai',
    requests: [],
    failWith: null,
    async *reply(request) {
      fake.requests.push(request)
      if (fake.failWith) throw new ModelError(fake.failWith, 'The fake was told to fail')
      yield { type: 'delta', text: 'From ' }
      yield { type: 'delta', text: 'the fake.' }
      yield { type: 'done', text: 'From the fake.', sources: [], known: true }
    },
  }
  return fake
}
