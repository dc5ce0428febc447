import { toolHeldBack } from '#mocks/contracts/publishing/check-words.ts'
import type { Tools } from '../providers/openai/tools.ts'

/** The same functions, offered and noted as ever, of which none is called: a placeholder answers for them. */
export function heldBack(tools: Tools): Tools {
  return { ...tools, call: async () => JSON.stringify({ placeholder: toolHeldBack }) }
}
