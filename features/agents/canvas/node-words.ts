import {
  BookOpen,
  CircleCheck,
  Flag,
  GitBranch,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareText,
  Play,
  Sparkles,
  UserRound,
  Variable,
  Webhook,
} from 'lucide-react'
import type { FlowNode, FlowNodeKind } from '#mocks/contracts/flow/flow.schema.ts'
import { flowKindWords } from '#mocks/contracts/flow/flow-exits.ts'
import { partWords } from './parts/new-part.ts'

/** What a kind of node is known by. */
interface KindFacts {
  icon: LucideIcon
  /** What it does, in a few words. */
  help: string
  /** Kinds of one tone belong together: what is said, what is decided, what is done, where it begins and ends. */
  tone: 'says' | 'decides' | 'does' | 'ends'
}

export const kindFacts: Record<FlowNodeKind, KindFacts> = {
  start: { icon: Play, help: 'Where a conversation begins.', tone: 'ends' },
  message: { icon: MessageSquareText, help: 'Says something; with cards, buttons or a form.', tone: 'says' },
  question: { icon: MessageCircleQuestion, help: 'Asks, and keeps the answer.', tone: 'says' },
  choice: { icon: ListChecks, help: 'Offers replies to press.', tone: 'says' },
  condition: { icon: GitBranch, help: 'Goes on by what is known.', tone: 'decides' },
  knowledge: { icon: BookOpen, help: 'Answers from the knowledge.', tone: 'does' },
  ai: { icon: Sparkles, help: 'Lets the language model write.', tone: 'does' },
  tool: { icon: Webhook, help: 'Calls a tool of the agent.', tone: 'does' },
  set: { icon: Variable, help: 'Gives a variable a value.', tone: 'decides' },
  handoff: { icon: UserRound, help: 'Asks for a person.', tone: 'ends' },
  end: { icon: Flag, help: 'Ends the flow.', tone: 'ends' },
}

/** Stands where a flow has nothing wrong with it. */
export const allWellIcon = CircleCheck

/** What a node is called: its name, and its kind where that is not the same. */
export function fullName(node: Pick<FlowNode, 'kind' | 'label'>): string {
  const label = node.label?.trim()
  return label ? `${flowKindWords[node.kind]}: ${label}` : flowKindWords[node.kind]
}

/**
 * What a node does, in a line: its text, or what it is about. Empty where nothing is written yet.
 * @param toolName says what a tool is called
 */
export function summaryOf(node: FlowNode, toolName: (id: string) => string | undefined): string {
  switch (node.kind) {
    case 'start':
      return kindFacts.start.help
    case 'message':
      return [node.text, (node.parts ?? []).map(({ type }) => partWords[type]).join(', ')]
        .filter(Boolean)
        .join(' · ')
    case 'question':
    case 'choice':
      return node.text
    case 'condition':
      return node.rules
        .map(({ variable }) => variable)
        .filter(Boolean)
        .join(', ')
    case 'knowledge':
      return node.question
    case 'ai':
      return node.instruction
    case 'tool':
      return toolName(node.toolId) ?? ''
    case 'set':
      return node.variable && `${node.variable} = ${node.value}`
    case 'handoff':
    case 'end':
      return node.text || kindFacts[node.kind].help
  }
}
