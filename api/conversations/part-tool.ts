import * as z from 'zod/mini'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { type Part, partsSchema } from '#mocks/contracts/conversations/parts.ts'
import type { ToolDefinition, Tools } from '../providers/openai/tools.ts'

/** The function by which a model shows more than words. */
export const partToolName = 'show_parts'

const argumentsSchema = z.object({ parts: partsSchema.check(z.minLength(1)) })

const { $schema, ...parameters } = z.toJSONSchema(argumentsSchema, { io: 'input' })

const definition: ToolDefinition = {
  name: partToolName,
  description:
    'Shows cards, a carousel of cards, buttons or a form under your answer, where they help more than words: things to choose from, next steps to press, details to ask for. Use only facts, pages and pictures from the sources or from functions; never invent an address. Ask for nothing secret, such as passwords or card numbers. Texts are plain, without Markdown. Call it once, then write the words of your answer.',
  parameters,
}

/** Wrong places that are named to a model. */
const mostNamed = 5

/**
 * The same functions and the one that shows parts, for an agent that may send rich answers; for any other they stay as
 * they are. What does not fit its shape is told to the model and not shown. A function of the workspace that is called
 * the same keeps its name, and nothing is shown.
 * @param onParts is given what is to be shown; what is given last stands
 */
export function withPartTool(
  tools: Tools,
  agent: Pick<Agent, 'vg_enableUIEngine'>,
  onParts: (parts: Part[]) => void,
): Tools {
  if (!agent.vg_enableUIEngine || tools.offered.some(({ name }) => name === partToolName)) return tools
  return {
    offered: [...tools.offered, definition],
    dispensable: tools.dispensable ?? tools.offered.length === 0,
    reads: (name) => name !== partToolName && tools.reads(name),
    async call(name, json, signal) {
      if (name !== partToolName) return tools.call(name, json, signal)
      const read = argumentsSchema.safeParse(parsed(json))
      if (read.success) {
        onParts(read.data.parts)
        return JSON.stringify({ data: 'It stands under your answer. Write the words of your answer now.' })
      }
      const wrong = read.error.issues.slice(0, mostNamed)
      const fields = wrong.map(({ path, message }) => [path.join('.') || 'arguments', message])
      return JSON.stringify({
        error: 'Nothing was shown: the arguments are wrong.',
        fields: Object.fromEntries(fields),
      })
    },
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
