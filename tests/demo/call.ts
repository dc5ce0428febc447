import type { Contract, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { CallInput, Client } from '../harness/http-client.ts'

/** Makes a call that must succeed and answers with its body. */
export async function call<C extends Contract>(
  client: Client,
  contract: C,
  input?: CallInput,
): Promise<SuccessOf<C>> {
  const { status, text, body } = await client.call(contract, input)
  if (status !== 200) throw new Error(`The demo failed at ${contract.id}: ${status} ${text}`)
  return body
}
