import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

/** What people ask, and its answer. */
export interface Question {
  question: string
  answer: string
}

/** Questions, one open at a time; the browser's own disclosure, since the first page may weigh little. */
export function Questions({ items }: { items: readonly Question[] }) {
  const name = useId()
  return (
    <div className="vg-_questions">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="vg-_questions__item">
          <summary>
            {question}
            <ChevronDown aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
