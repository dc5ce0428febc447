import type { ToolDefinition, Tools } from '../providers/openai/tools.ts'

/** A function of the product's own, beside those of the workspace. */
export interface BuiltInTool extends ToolDefinition {
  /** What comes of it, for the model; it fails with `error`. */
  run(values: unknown): Promise<{ data: string } | { error: string; fields?: Record<string, string> }>
}

/**
 * The same functions and one of the product's own. A function of the workspace that is called the same keeps its name,
 * and this one is not offered.
 */
export function withBuiltInTool(tools: Tools, { run, ...definition }: BuiltInTool): Tools {
  if (tools.offered.some(({ name }) => name === definition.name)) return tools
  return {
    offered: [...tools.offered, definition],
    dispensable: tools.dispensable ?? tools.offered.length === 0,
    reads: (name) => name !== definition.name && tools.reads(name),
    call: async (name, json, signal) =>
      name === definition.name ? JSON.stringify(await run(parsed(json))) : tools.call(name, json, signal),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
