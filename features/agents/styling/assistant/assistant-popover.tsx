import { RotateCcw, Sparkles } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { AssistantComposer } from './assistant-composer.tsx'
import { AssistantLog } from './assistant-log.tsx'
import type { Assistant } from './use-assistant.ts'

interface AssistantPopoverProps {
  assistant: Assistant
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The styling assistant, hanging on its button beside the editor (spec 1 §2). */
export function AssistantPopover({ assistant, open, onOpenChange }: AssistantPopoverProps) {
  return (
    <Popover
      className="vg-_css-assistant"
      size="lg"
      title="AI CSS Assistant"
      subtitle="Generate custom styles"
      persistent
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button size="sm" icon={<Sparkles aria-hidden />}>
          AI CSS Assistant
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
      <AssistantLog assistant={assistant} />
      <AssistantComposer assistant={assistant} />
    </Popover>
  )
}
