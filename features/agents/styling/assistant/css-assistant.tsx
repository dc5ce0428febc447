import { RotateCcw, Sparkles } from 'lucide-react'
import { useRef } from 'react'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { overviewActions } from '../../core/overview.words.ts'
import { AssistantComposer } from './assistant-composer.tsx'
import { AssistantLog } from './assistant-log.tsx'
import type { Assistant } from './use-assistant.ts'

const words = overviewActions.assistant

interface CssAssistantProps {
  assistant: Assistant
  /** The agent as it is typed; its widget is shown in the panel. */
  agent: WidgetAgent
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The styling assistant (spec 1 §2). It stands above its button: editor and save bar, both below, stay free. */
export function CssAssistant({ assistant, agent, open, onOpenChange }: CssAssistantProps) {
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
      title={words.label}
      subtitle={words.help}
      persistent
      open={open}
      onOpenChange={change}
      trigger={
        <Button
          ref={button}
          className="vg-_css-assistant__button"
          size="sm"
          icon={<Sparkles aria-hidden />}
          data-find={words['data-find']}
        >
          {words.label}
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
      <AssistantLog assistant={assistant} agent={agent} />
      <AssistantComposer assistant={assistant} />
    </Popover>
  )
}
