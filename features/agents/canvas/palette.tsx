import { Plus } from 'lucide-react'
import type { FlowNodeKind } from '#mocks/contracts/flow/flow.schema.ts'
import { flowKindWords } from '#mocks/contracts/flow/flow-exits.ts'
import { flowNodesLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { canvasWords } from './canvas.words.ts'
import { kindFacts } from './node-words.ts'
import { offeredKinds } from './offered-kinds.ts'
import type { FlowEditor } from './use-flow-editor.ts'

/** Every kind of step; the chosen one is put after the step that is selected, connected to it. */
export function Palette({ editor }: { editor: FlowEditor }) {
  const [after] = editor.selected
  return (
    <Menu
      trigger={
        <Button
          icon={<Plus aria-hidden />}
          disabled={!editor.hasRoom}
          title={editor.hasRoom ? undefined : `A flow has at most ${flowNodesLimit} steps.`}
          data-find={canvasWords.add['data-find']}
        >
          {canvasWords.add.label}
        </Button>
      }
    >
      {offeredKinds(editor.nodes).map((kind: FlowNodeKind) => {
        const { icon: Icon, help } = kindFacts[kind]
        return (
          <MenuItem
            key={kind}
            icon={<Icon aria-hidden />}
            description={help}
            onSelect={() => editor.add(kind, { after })}
          >
            {flowKindWords[kind]}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
