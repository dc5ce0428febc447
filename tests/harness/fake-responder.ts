import { ModelError, type ModelErrorDetails } from '#api/providers/openai/model-error.ts'
import type { Responder, ResponderRequest } from '#api/providers/responder/responder.ts'
import type { ModelFailure } from '#mocks/contracts/conversations/model-failure.ts'

/** A responder that remembers what it was asked and answers with a fixed text, or fails as told. */
export interface FakeResponder extends Responder {
  requests: ResponderRequest[]
  /** The next answers fail so; null answers again. */
  failWith: ModelFailure | null
  /** What is known of those failures, such as the provider's status. */
  failDetails: ModelErrorDetails
  /** Whether some words are said before a failure. */
  failMidway: boolean
}

/** A new fake responder. */
export function fakeResponder(): FakeResponder {
  const fake: FakeResponder = {
    kind: 'openai',
    requests: [],
    failWith: null,
    failDetails: {},
    failMidway: false,
    async *reply(request) {
      fake.requests.push(request)
      if (fake.failWith && fake.failMidway) yield { type: 'delta', text: 'We open at ' }
      if (fake.failWith) throw new ModelError(fake.failWith, 'The fake was told to fail', fake.failDetails)
      yield { type: 'delta', text: 'From ' }
      yield { type: 'delta', text: 'the fake.' }
      yield { type: 'done', text: 'From the fake.', sources: [], known: true }
    },
  }
  return fake
}
