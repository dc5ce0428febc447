import { Check } from 'lucide-react'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { ProofReport } from '../proof-report.tsx'
import { offerOf, type Reply } from './assistant-state.ts'
import type { AssistantSubject } from './assistant-subject.ts'
import { isLeft, toldWords } from './told-words.ts'
import type { Assistant } from './use-assistant.ts'

interface AssistantReplyProps {
  reply: Reply
  assistant: Assistant
  subject: AssistantSubject
  /** It is shown as it was before and as it is after. */
  isNewest: boolean
}

/** A reply: what it changes, as it shows; its CSS; and whether that breaks anything. */
export function AssistantReply({ reply, assistant, subject, isNewest }: AssistantReplyProps) {
  const { surface, show } = subject
  const { parts, sheets, check, removed, wishes } = reply
  const offer = offerOf(reply)
  const verdict = typeof check === 'object' ? check : undefined
  // What was understood is told by what shows; words of the writer's own stand where it tells no wishes.
  const words = wishes.length > 0 ? '' : parts.words
  return (
    <div className="vg-_css-assistant__turn" data-from="assistant">
      <Told reply={reply} surface={surface} />
      {words && <MarkdownView text={words} level={3} dir="auto" />}
      {verdict && verdict.proof.problems.length > 0 && (
        <ProofReport surface={surface} proof={verdict.proof} removed={removed} />
      )}
      {isNewest && sheets && typeof check !== 'string' && (
        <div className="vg-_css-assistant__pair">
          <figure>
            {show(sheets.before)}
            <figcaption>Before</figcaption>
          </figure>
          <figure>
            {show(offer?.css ?? sheets.before)}
            <figcaption>After</figcaption>
          </figure>
        </div>
      )}
      {parts.hasBlock && (
        <CodeBlock
          className="vg-_css-assistant__code"
          label={offer?.repaired ? 'Repaired CSS' : 'CSS'}
          code={offer?.repaired ? offer.css : parts.css}
          action={(offer || !sheets) && <InsertButton reply={reply} assistant={assistant} />}
        />
      )}
      {check === 'running' && <p className="vg-_proof__line">Testing it on the {surface}…</p>}
      {check === 'unknown' && <ProofReport proof={undefined} />}
      {verdict && verdict.proof.problems.length === 0 && (
        <ProofReport surface={surface} proof={verdict.proof} removed={removed} />
      )}
      {verdict?.repaired && <ProofReport surface={surface} proof={verdict.repaired.proof} />}
      {verdict && !offer && (
        <p className="vg-_proof__line">
          No version of it would keep the {surface} usable. Ask for something else.
        </p>
      )}
    </div>
  )
}

/** What shows first, then what does not. */
function Told({
  reply: { told, sheets, check, wishes, unknown },
  surface,
}: {
  reply: Reply
  surface: Surface
}) {
  if (sheets && !told) {
    return check === 'unknown' ? <p>Its effect could not be checked.</p> : null
  }
  // Where nothing was written, what should stay has stayed.
  const seen = told ?? { changed: [], outcomes: wishes.map((wish) => (isLeft(wish) ? 'done' : 'not-done')) }
  const { changed, open } = toldWords(seen, wishes, unknown)
  if (!sheets && open.length === 0) return null
  return (
    <ul className="vg-_css-assistant__told" aria-label="What it does" dir="auto">
      {sheets && changed.length === 0 && <li>Nothing in the {surface} looks different.</li>}
      {changed.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {open.map((line) => (
        <li key={line} data-open="">
          {line}
        </li>
      ))}
    </ul>
  )
}

function InsertButton({ reply, assistant }: { reply: Reply; assistant: Assistant }) {
  if (assistant.isStanding(reply)) {
    return (
      <span className="vg-_css-assistant__inserted">
        <Check className="vg-_css-assistant__tick" aria-hidden /> Inserted
        <Button size="sm" tone="ghost" onClick={() => assistant.undo(reply)}>
          Undo
        </Button>
      </span>
    )
  }
  return (
    <Button size="sm" onClick={() => assistant.insert(reply)}>
      Insert CSS
    </Button>
  )
}
