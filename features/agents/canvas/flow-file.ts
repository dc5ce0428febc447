import { saveFile } from '#features/shared/files/save-file.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { noFlow, type ReadFlow, readFlow } from '#mocks/contracts/flow/read-flow.ts'

/** Largest file that is read, in bytes: 500 nodes with their longest texts are smaller. */
export const flowFileLimit = 8_000_000

/** Marks the nodes that are copied, so that other text pasted here is left alone. */
const marked = '"voiceglow-flow"'

/** A flow as it is written into a file, or a piece of it as it is copied. */
export function flowText(nodes: readonly FlowNode[]): string {
  return JSON.stringify({ kind: 'voiceglow-flow', nodes }, null, 2)
}

/**
 * Reads the text of a file.
 * @param toolIds ids of the agent's tools; others are taken out of their nodes
 */
export function readFlowText(text: string, toolIds: readonly string[]): ReadFlow {
  if (text.length > flowFileLimit) return { ok: false, words: 'This file is larger than a flow can be.' }
  try {
    return readFlow(JSON.parse(text), toolIds)
  } catch {
    return { ok: false, words: noFlow }
  }
}

/** Reads what was copied; undefined for text that is no copied piece of a flow. */
export function readCopied(text: string, toolIds: readonly string[]): ReadFlow | undefined {
  return text.includes(marked) ? readFlowText(text, toolIds) : undefined
}

/** Gives somebody a flow as a file. */
export function downloadFlow(nodes: readonly FlowNode[], name: string): void {
  saveFile(name, flowText(nodes), 'application/json')
}
