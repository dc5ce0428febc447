import { keptOfCall, type ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import type { FlowToolResult } from '../library/functions/flow-tool.ts'
import type { Tools } from '../providers/openai/tools.ts'

/** The same tools; what they are asked and what they answer is noted in `made`, in the order of the calls. */
export function recorded(tools: Tools, made: ToolCall[], onCall?: (name: string) => void): Tools {
  return {
    ...tools,
    async call(name, json, signal) {
      onCall?.(name)
      const startedAt = performance.now()
      const note: ToolCall = {
        name: name.slice(0, 100),
        arguments: json.slice(0, keptOfCall),
        result: '',
        failed: true,
        milliseconds: 0,
      }
      made.push(note)
      const result = await tools.call(name, json, signal)
      note.result = result.slice(0, keptOfCall)
      note.failed = isFailure(result)
      note.milliseconds = Math.round(performance.now() - startedAt)
      return result
    },
  }
}

/** A call a flow makes, with what is noted of it. */
export async function recordedCall(
  values: object,
  make: () => Promise<FlowToolResult>,
): Promise<Pick<FlowToolResult, 'outcome'> & { call: ToolCall }> {
  const startedAt = performance.now()
  const { outcome, name, result } = await make()
  const call: ToolCall = {
    name,
    arguments: JSON.stringify(values).slice(0, keptOfCall),
    result: result.slice(0, keptOfCall),
    failed: !outcome.ok,
    milliseconds: Math.round(performance.now() - startedAt),
  }
  return { outcome, call }
}

/** Whether a result says that nothing came of the call: a failure, or a status that is none of success. */
function isFailure(result: string): boolean {
  const { error, status } = JSON.parse(result) as { error?: unknown; status?: number }
  return error !== undefined || (status !== undefined && status >= 400)
}
