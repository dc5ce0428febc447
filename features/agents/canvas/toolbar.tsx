import { LayoutGrid, List, MessageSquare, Redo2, Undo2, Workflow } from 'lucide-react'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { canvasWords } from './canvas.words.ts'
import { CanvasMenu } from './canvas-menu.tsx'
import { CanvasSearch } from './canvas-search.tsx'
import { Palette } from './palette.tsx'
import type { FlowEditor } from './use-flow-editor.ts'

/** How the flow is shown. */
export type CanvasLook = 'drawing' | 'list'

interface ToolbarProps {
  editor: FlowEditor
  look: CanvasLook
  onLook: (look: CanvasLook) => void
  title: string
  toolIds: readonly string[]
  onTidy: () => void
  onShowKeys: () => void
}

/** What is done with the whole flow. */
export function Toolbar({ editor, look, onLook, title, toolIds, onTidy, onShowKeys }: ToolbarProps) {
  const chat = useTestChat()
  return (
    <Row wrap justify="between" gap={3} lineGap={2} role="group" aria-label="Tools of the canvas">
      <Row wrap gap={2}>
        {!editor.readOnly && (
          <>
            <Palette editor={editor} />
            <IconButton
              tone="ghost"
              label="Undo"
              icon={<Undo2 />}
              disabled={!editor.canUndo}
              onClick={editor.undo}
            />
            <IconButton
              tone="ghost"
              label="Redo"
              icon={<Redo2 />}
              disabled={!editor.canRedo}
              onClick={editor.redo}
            />
            <IconButton
              tone="ghost"
              label={canvasWords.tidy.label}
              data-find={canvasWords.tidy['data-find']}
              icon={<LayoutGrid />}
              onClick={onTidy}
            />
          </>
        )}
        <CanvasSearch editor={editor} />
      </Row>
      <Row gap={2}>
        {!chat.open && (
          <Button icon={<MessageSquare aria-hidden />} onClick={chat.show}>
            Try it
          </Button>
        )}
        <SegmentedControl
          label={canvasWords.look.label}
          data-find={canvasWords.look['data-find']}
          iconOnly
          value={look}
          segments={[
            { value: 'drawing', label: 'Drawing', icon: <Workflow /> },
            { value: 'list', label: 'List', icon: <List /> },
          ]}
          onValueChange={onLook}
        />
        <CanvasMenu editor={editor} title={title} toolIds={toolIds} onShowKeys={onShowKeys} />
      </Row>
    </Row>
  )
}
