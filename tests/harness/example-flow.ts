import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'

/** A flow that asks for a name, offers two things, and books a table by a tool. */
export function bookingFlow(toolId: string): FlowNode[] {
  return [
    makeNode('start', 'start', { exits: { next: 'name' } }),
    makeNode('question', 'name', {
      text: 'Welcome! What is your name?',
      variable: 'name',
      exits: { next: 'what' },
    }),
    makeNode('choice', 'what', {
      text: 'Hello {{name}}. What would you like?',
      choices: [
        { id: 'table', label: 'A table' },
        { id: 'person', label: 'A person' },
      ],
      exits: { table: 'book', person: 'person' },
    }),
    makeNode('tool', 'book', {
      toolId,
      arguments: { guest: '{{name}}' },
      variable: 'slot',
      exits: { next: 'booked', failed: 'sorry' },
    }),
    makeNode('end', 'booked', { text: 'Your table is at {{slot_time}}, {{name}}.' }),
    makeNode('end', 'sorry', { text: 'The booking did not work.' }),
    makeNode('handoff', 'person', { exits: {} }),
  ]
}
