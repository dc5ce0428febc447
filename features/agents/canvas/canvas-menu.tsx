import { Ellipsis, FileDown, FileUp, Keyboard } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { fileNameOf } from '../core/file-name.ts'
import { JsonPicker } from '../core/json-picker.tsx'
import { canvasWords } from './canvas.words.ts'
import { downloadFlow, readFlowText } from './flow-file.ts'
import type { FlowEditor } from './use-flow-editor.ts'

interface CanvasMenuProps {
  editor: FlowEditor
  /** Names the file. */
  title: string
  /** Ids of the tools a flow may call. */
  toolIds: readonly string[]
  onShowKeys: () => void
}

/** The flow as a file, and the keys. */
export function CanvasMenu({ editor, title, toolIds, onShowKeys }: CanvasMenuProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { notify } = useToast()

  async function take(file: File) {
    const read = readFlowText(await file.text(), toolIds)
    if (!read.ok) {
      notify({ kind: 'failure', title: 'The flow was not imported', message: read.words })
      return
    }
    editor.replace(read.nodes)
    const lost = read.withoutTool.length
    notify({
      kind: 'success',
      title: 'The flow is imported',
      message: lost > 0 ? 'Some steps need a tool of this agent.' : 'Undo brings back what was here.',
    })
  }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<Ellipsis />} data-find={canvasWords.file['data-find']} />}
      >
        {!editor.readOnly && (
          <MenuItem icon={<FileUp aria-hidden />} onSelect={() => picker.current?.click()}>
            Import a flow
          </MenuItem>
        )}
        <MenuItem
          icon={<FileDown aria-hidden />}
          disabled={editor.nodes.length === 0}
          onSelect={() => downloadFlow(editor.nodes, fileNameOf(`${title} flow`))}
        >
          Export the flow
        </MenuItem>
        <MenuItem icon={<Keyboard aria-hidden />} onSelect={onShowKeys}>
          Keys
        </MenuItem>
      </Menu>
      <JsonPicker pickerRef={picker} label="Flow file" onPick={(file) => void take(file)} />
    </>
  )
}
