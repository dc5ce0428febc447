import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'

/** A flow to begin with. */
export interface StartingFlow {
  title: string
  description: string
  nodes: readonly FlowNode[]
}

const column = (index: number) => index * 336
const at = (x: number, y = 0) => ({ position: { x: column(x), y } })

/** Flows people begin with, each of them complete. */
export const startingFlows: readonly StartingFlow[] = [
  {
    title: 'Ask for a name and email',
    description: 'Two questions, and a thank-you that uses the answers.',
    nodes: [
      { id: 'start', kind: 'start', ...at(0), exits: { next: 'name' } },
      {
        id: 'name',
        kind: 'question',
        label: 'Name',
        ...at(1),
        exits: { next: 'email' },
        text: 'Hello! What is your name?',
        variable: 'name',
        answerKind: 'text',
      },
      {
        id: 'email',
        kind: 'question',
        label: 'Email',
        ...at(2),
        exits: { next: 'thanks' },
        text: 'Nice to meet you, {{name}}. Which email address can we reach you at?',
        variable: 'email',
        answerKind: 'email',
        retryText: 'That does not look like an email address. Could you check it?',
      },
      {
        id: 'thanks',
        kind: 'end',
        label: 'Thanks',
        ...at(3),
        exits: {},
        text: 'Thank you, {{name}}. We will write to {{email}}.',
      },
    ],
  },
  {
    title: 'Answer, then hand to a person',
    description: 'The knowledge answers; what it does not know goes to somebody of yours.',
    nodes: [
      { id: 'start', kind: 'start', ...at(0), exits: { next: 'answer' } },
      {
        id: 'answer',
        kind: 'knowledge',
        label: 'Answer',
        ...at(1),
        exits: { found: 'more', notFound: 'person' },
        question: '{{last_message}}',
      },
      {
        id: 'more',
        kind: 'choice',
        label: 'Did that help?',
        ...at(2, -120),
        exits: { yes: 'bye', no: 'person', other: 'answer' },
        text: 'Did that help?',
        choices: [
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'I would like to talk to a person' },
        ],
      },
      {
        id: 'person',
        kind: 'handoff',
        label: 'A person',
        ...at(3, 100),
        exits: { next: 'bye' },
        text: 'I will ask somebody of our team to get back to you.',
      },
      { id: 'bye', kind: 'end', label: 'Goodbye', ...at(4), exits: {}, text: 'Thank you for your visit.' },
    ],
  },
  {
    title: 'Choose a department',
    description: 'Replies to press, and a way on from each of them.',
    nodes: [
      { id: 'start', kind: 'start', ...at(0), exits: { next: 'department' } },
      {
        id: 'department',
        kind: 'choice',
        label: 'Department',
        ...at(1),
        exits: { sales: 'need', support: 'answer', other: 'answer' },
        text: 'What can we help you with?',
        choices: [
          { id: 'sales', label: 'I would like to buy something' },
          { id: 'support', label: 'I need help' },
        ],
        variable: 'department',
      },
      {
        id: 'need',
        kind: 'question',
        label: 'What it is about',
        ...at(2, -120),
        exits: { next: 'person' },
        text: 'What are you looking for?',
        variable: 'need',
        answerKind: 'text',
      },
      {
        id: 'answer',
        kind: 'knowledge',
        label: 'Answer',
        ...at(2, 120),
        // What was answered leads back to the replies: a greeting is no reason to say goodbye.
        exits: { found: 'department', notFound: 'person' },
        question: '{{last_message}}',
      },
      {
        id: 'person',
        kind: 'handoff',
        label: 'A person',
        ...at(3, -160),
        exits: { next: 'done' },
        text: 'I will pass that on to our team.',
      },
      { id: 'done', kind: 'end', label: 'Done', ...at(4, 60), exits: {}, text: 'Thank you for your visit.' },
    ],
  },
]
