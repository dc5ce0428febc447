import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'

/** Takes over a theme from its JSON; what is no theme is refused with a message and changes nothing. */
export function PaletteImport({ onImport }: { onImport: (theme: Theme) => void }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState('')

  function take() {
    const parsed = parseThemeJson(text)
    if (!parsed.ok) return setError(parsed.message)
    onImport(parsed.theme)
    setText('')
    setError('')
    setOpen(false)
  }

  return (
    <Popover
      title="Paste theme"
      subtitle="The theme JSON of another workspace or agency."
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={<ClipboardPaste aria-hidden />}>
          Paste theme
        </Button>
      }
    >
      <div className="vg-_palette-editor__import">
        <Field label="Theme JSON" error={error}>
          <TextArea
            className="vg-_palette-editor__json"
            minRows={5}
            maxRows={5}
            spellCheck={false}
            dir="ltr"
            placeholder='{"primary":"#5B5BF0","nineColorPallet":[…],"themeType":"light"}'
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setError('')
            }}
          />
        </Field>
        <Button tone="primary" onClick={take}>
          Use this theme
        </Button>
      </div>
    </Popover>
  )
}
