import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'

/** What people ask, and its answer. */
export interface Question {
  question: string
  answer: string
}

/** Questions under their own heading, one open at a time. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <Accordion className="vg-_questions">
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} value={question} title={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
