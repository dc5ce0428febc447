import * as z from 'zod/mini'
import { draftPartsSchema } from '../conversations/parts.ts'
import { agentIdSchema } from '../shared/ids.ts'
import {
  flowArgumentsLimit,
  flowBranchesLimit,
  flowLabelLimit,
  flowNodesLimit,
  flowPositionLimit,
  flowTextLimit,
} from './flow-limits.ts'

/** Ids of nodes, choices, rules and exits, as an editor makes them. `__proto__` is none: ids are keys of objects. */
export const flowIdSchema = z.string().check(z.regex(/^(?!__proto__$)[A-Za-z0-9_-]{1,40}$/))

/** Said of a text longer than a node says. */
const textTooLong = `Please use at most ${flowTextLimit.toLocaleString('en')} characters.`

/** A text that may be empty while it is written; `checkFlow` names what is missing. Variables stand in it as `{{name}}`. */
const textSchema = z.string().check(z.maxLength(flowTextLimit, textTooLong))
const labelSchema = z
  .string()
  .check(z.maxLength(flowLabelLimit, `Please use at most ${flowLabelLimit} characters.`))

/** Said of a variable nobody could write as `{{name}}`. */
export const flowVariableWords = 'Use letters, numbers and _, a letter first, at most 40 characters.'

/** The name of a variable; empty while none is chosen. */
export const flowVariableSchema = z
  .string()
  .check(z.regex(/^([A-Za-z][A-Za-z0-9_]{0,39})?$/, flowVariableWords))

const coordinate = z.number().check(z.gte(-flowPositionLimit), z.lte(flowPositionLimit))

/** What every node has. */
const common = {
  id: flowIdSchema,
  /** What the editor calls it; the kind's name without one. */
  label: z.optional(labelSchema),
  /** Where it stands on the canvas, in pixels. */
  position: z.object({ x: coordinate, y: coordinate }),
  /** Where each exit leads: exit id to node id. An exit without an entry leads nowhere. */
  exits: z.record(flowIdSchema, flowIdSchema),
}

/** How a condition compares. Texts are compared without regard to case and outer spaces. */
export const flowOperators = [
  'is',
  'isNot',
  'contains',
  'startsWith',
  'greater',
  'less',
  'isSet',
  'isEmpty',
] as const
export type FlowOperator = (typeof flowOperators)[number]

/** What a question takes as an answer. */
export const flowAnswerKinds = ['text', 'email', 'phone', 'number'] as const
export type FlowAnswerKind = (typeof flowAnswerKinds)[number]

/** A reply a visitor can press. */
export const flowChoiceSchema = z.object({ id: flowIdSchema, label: labelSchema })
export type FlowChoice = z.infer<typeof flowChoiceSchema>

/** One way out of a condition: the first that holds is taken. */
export const flowRuleSchema = z.object({
  id: flowIdSchema,
  variable: flowVariableSchema,
  operator: z.enum(flowOperators),
  /** What it is compared with; without meaning for `isSet` and `isEmpty`. */
  value: z.string().check(z.maxLength(flowTextLimit, textTooLong)),
})
export type FlowRule = z.infer<typeof flowRuleSchema>

/** Where a conversation begins; exactly one. */
const startNodeSchema = z.object({ ...common, kind: z.literal('start') })
/** Says something. One with a form waits until it is sent; its values become variables of their names. */
const messageNodeSchema = z.object({
  ...common,
  kind: z.literal('message'),
  text: textSchema,
  /** What stands under the words. @default nothing */
  parts: z.optional(draftPartsSchema),
})
/** Asks and waits for an answer, which a variable keeps. */
const questionNodeSchema = z.object({
  ...common,
  kind: z.literal('question'),
  text: textSchema,
  variable: flowVariableSchema,
  answerKind: z.enum(flowAnswerKinds),
  /** Said when the answer is of another kind. @default the question again */
  retryText: z.optional(textSchema),
})
/** Offers replies to press and waits. */
const choiceNodeSchema = z.object({
  ...common,
  kind: z.literal('choice'),
  text: textSchema,
  choices: z.array(flowChoiceSchema).check(z.minLength(1), z.maxLength(flowBranchesLimit)),
  /** Keeps the label of what was chosen. @default nowhere */
  variable: z.optional(flowVariableSchema),
})
/** Goes where the first rule that holds leads. */
const conditionNodeSchema = z.object({
  ...common,
  kind: z.literal('condition'),
  rules: z.array(flowRuleSchema).check(z.minLength(1), z.maxLength(flowBranchesLimit)),
})
/** Answers from the agent's knowledge. One that asks `{{last_message}}` waits for a message nobody took yet. */
const knowledgeNodeSchema = z.object({ ...common, kind: z.literal('knowledge'), question: textSchema })
/** Lets the model write. */
const aiNodeSchema = z.object({
  ...common,
  kind: z.literal('ai'),
  instruction: textSchema,
  /** Keeps what it wrote instead of saying it. @default it is said */
  variable: z.optional(flowVariableSchema),
})
/** Calls a function of the workspace. */
const toolNodeSchema = z.object({
  ...common,
  kind: z.literal('tool'),
  /** Empty while none is chosen. */
  toolId: z.union([z.literal(''), agentIdSchema]),
  /** Template by the name of the parameter. */
  arguments: z
    .record(z.string().check(z.regex(/^(?!__proto__$)[^.$]{1,64}$/)), textSchema)
    .check(
      z.refine(
        (given) => Object.keys(given).length <= flowArgumentsLimit,
        `Please use at most ${flowArgumentsLimit} arguments.`,
      ),
    ),
  /** Keeps what came back. @default nowhere */
  variable: z.optional(flowVariableSchema),
})
/** Gives a variable a value. */
const setNodeSchema = z.object({
  ...common,
  kind: z.literal('set'),
  variable: flowVariableSchema,
  value: textSchema,
})
/** Hands the conversation over to a person of the business. */
const handoffNodeSchema = z.object({ ...common, kind: z.literal('handoff'), text: z.optional(textSchema) })
/** Ends the flow; the next message begins it anew. */
const endNodeSchema = z.object({ ...common, kind: z.literal('end'), text: z.optional(textSchema) })

/** Said of a node of another product, or of a later version. */
export const flowNodeUnknown = 'This node is of a kind that is not known here.'

/** A node of an agent's flow. Edges are in the nodes (`exits`), so that two editors merge node by node. */
export const flowNodeSchema = z.discriminatedUnion(
  'kind',
  [
    startNodeSchema,
    messageNodeSchema,
    questionNodeSchema,
    choiceNodeSchema,
    conditionNodeSchema,
    knowledgeNodeSchema,
    aiNodeSchema,
    toolNodeSchema,
    setNodeSchema,
    handoffNodeSchema,
    endNodeSchema,
  ],
  { error: flowNodeUnknown },
)
export type FlowNode = z.infer<typeof flowNodeSchema>
export type FlowNodeKind = FlowNode['kind']
/** A node of one kind. */
export type FlowNodeOf<K extends FlowNodeKind> = Extract<FlowNode, { kind: K }>

/** Every kind of node, in the order they are offered. */
export const flowNodeKinds = [
  'start',
  'message',
  'question',
  'choice',
  'condition',
  'knowledge',
  'ai',
  'tool',
  'set',
  'handoff',
  'end',
] as const satisfies readonly FlowNodeKind[]

/** Said of more nodes than a flow has. */
export const flowTooLarge = `A flow has at most ${flowNodesLimit} nodes.`
/** Said of two nodes with one id. */
export const flowTwice = 'Each node needs an id of its own.'

/** A flow as it is saved: unfinished is fine (`checkFlow`), of another shape is not. */
export const flowSchema = z.array(flowNodeSchema).check(
  z.maxLength(flowNodesLimit, flowTooLarge),
  z.refine((nodes) => new Set(nodes.map(({ id }) => id)).size === nodes.length, flowTwice),
)

/** The flow of an agent; null where what was stored is none, as in agents of earlier versions. */
export function flowOf({ nodes }: { nodes: unknown }): FlowNode[] | null {
  const parsed = flowSchema.safeParse(nodes)
  return parsed.success ? parsed.data : null
}
