import { Check } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { ProofReport } from '../proof-report.tsx'
import { offerOf, type Reply } from './assistant-state.ts'

interface AssistantReplyProps {
  reply: Reply
  onInsert: () => void
}

/** A reply: its words, its CSS, and what that CSS does to the widget. */
export function AssistantReply({ reply, onInsert }: AssistantReplyProps) {
  const { parts, check, removed, inserted } = reply
  const offer = offerOf(reply)
  const verdict = typeof check === 'object' ? check : undefined
  return (
    <div className="vg-_css-assistant__turn" data-from="assistant">
      {parts.words && <MarkdownView text={parts.words} level={3} dir="auto" />}
      {verdict && verdict.proof.problems.length > 0 && (
        <ProofReport proof={verdict.proof} removed={removed} />
      )}
      {parts.hasBlock && (
        <CodeBlock
          className="vg-_css-assistant__code"
          label={offer?.repaired ? 'Repaired CSS' : 'CSS'}
          code={offer?.css ?? parts.css}
          action={
            offer && (
              <Button
                size="sm"
                tone={inserted ? 'ghost' : 'neutral'}
                icon={inserted && <Check aria-hidden />}
                onClick={onInsert}
              >
                {inserted ? 'Insert CSS again' : 'Insert CSS'}
              </Button>
            )
          }
        />
      )}
      {check === 'running' && <p className="vg-_proof__line">Trying it on the widget…</p>}
      {check === 'unknown' && <ProofReport proof={undefined} />}
      {verdict && verdict.proof.problems.length === 0 && (
        <ProofReport proof={verdict.proof} removed={removed} />
      )}
      {verdict?.repaired && <ProofReport proof={verdict.repaired.proof} />}
      {verdict && !offer && (
        <p className="vg-_proof__line">
          No version of it would keep the widget usable. Ask for something else.
        </p>
      )}
    </div>
  )
}
