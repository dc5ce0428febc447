import { useState } from 'react'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { canvasWords } from './canvas.words.ts'
import { findNodes } from './find-nodes.ts'
import { fullName } from './node-words.ts'
import type { FlowEditor } from './use-flow-editor.ts'
import { walkingOrder } from './walking-order.ts'

/** Leads to the steps that have what is typed; Enter goes to the next one. */
export function CanvasSearch({ editor }: { editor: FlowEditor }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const ordered = walkingOrder(editor.nodes).map(({ node }) => node)
  const found = findNodes(ordered, typed)

  function lead(next: number, among = found) {
    const node = among[next]
    setAt(next)
    if (!node) return
    editor.lead(node.id)
  }

  const count = found.length === 0 ? 'No step matches' : `${at + 1} of ${found.length}`
  return (
    <ReadOnlyContext value={false}>
      <SearchField
        size="md"
        className="vg-_canvas__search"
        label={canvasWords.search.label}
        data-find={canvasWords.search['data-find']}
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          lead(0, findNodes(ordered, text))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would save.
          event.preventDefault()
          if (found.length > 0) lead((at + (event.shiftKey ? found.length - 1 : 1)) % found.length)
        }}
      />
      {typed.trim() !== '' && (
        <span className="vg-_canvas__count" role="status">
          {count}
          <VisuallyHidden>{found[at] && `: ${fullName(found[at])}`}</VisuallyHidden>
        </span>
      )}
    </ReadOnlyContext>
  )
}
