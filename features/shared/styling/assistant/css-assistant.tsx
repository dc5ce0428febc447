import { RotateCcw, Sparkles } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { AssistantComposer } from './assistant-composer.tsx'
import { AssistantLog } from './assistant-log.tsx'
import type { AssistantSubject } from './assistant-subject.ts'
import { assistantWords } from './assistant-words.ts'
import type { Assistant } from './use-assistant.ts'
import '../styling.css'

interface CssAssistantProps {
  assistant: Assistant
  /** What it talks about. */
  subject: AssistantSubject
  /** The mark the search of an agent finds it by. @default none */
  'data-find'?: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The styling assistant (spec 1 §2). It stands above its button: editor and save bar, both below, stay free. */
export function CssAssistant(props: CssAssistantProps) {
  const { assistant, subject, open, onOpenChange } = props
  const button = useRef<HTMLButtonElement>(null)

  function change(next: boolean) {
    // Room above for the panel; what is styled, and what saves it, stay in view.
    if (next) button.current?.scrollIntoView({ block: 'end' })
    onOpenChange(next)
  }

  return (
    <Popover
      className="vg-_css-assistant"
      size="lg"
      side="top"
      keepSide
      title={assistantWords.label}
      subtitle={assistantWords.help}
      persistent
      open={open}
      onOpenChange={change}
      trigger={
        <Button
          ref={button}
          className="vg-_css-assistant__button"
          size="sm"
          icon={<Sparkles aria-hidden />}
          data-find={props['data-find']}
        >
          {assistantWords.label}
        </Button>
      }
      action={
        <IconButton
          label="Reset chat"
          size="sm"
          icon={<RotateCcw aria-hidden />}
          disabled={assistant.turns.length === 0}
          onClick={assistant.reset}
        />
      }
    >
      <AssistantLog assistant={assistant} subject={subject} />
      <AssistantComposer assistant={assistant} example={subject.example} />
    </Popover>
  )
}
