import { Suspense, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { paletteForMode } from '#mocks/contracts/theme/palette.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { readColours } from './colours.ts'
import { ColoursSummary } from './colours-summary.tsx'
import { SavedThemes } from './saved-themes.tsx'

const ThemePaletteEditor = lazyPart(() =>
  import('#ui/theme-palette-editor/theme-palette-editor.tsx').then((m) => m.ThemePaletteEditor),
)

interface OwnColoursProps {
  region: Region
  /** The draft as it was saved last. */
  base: Agent
  /** Whose colours there are when the agent has none of its own. */
  productName: string
}

/** Changes the draft's colours: by hand, by a saved theme, back to the saved draft, or to none. */
export function OwnColours({ region, base, productName }: OwnColoursProps) {
  const { field, fieldState } = useController<AgentValues, 'customThemeJSONString'>({
    name: 'customThemeJSONString',
  })
  const mode = useTyped(useFormContext<AgentValues>().control).theme === 'blue-dark' ? 'dark' : 'light'
  const [editing, setEditing] = useState(false)
  // Grows when the colours are replaced as a whole: what the editor remembers of the ones before is over.
  const [round, setRound] = useState(0)
  const readOnly = useReadOnly()
  const editButton = useRef<HTMLButtonElement>(null)
  const colours = readColours(field.value)
  const isUnreadable = colours.state === 'unreadable'

  function replace(json: string) {
    field.onChange(json)
    setRound(round + 1)
    editButton.current?.focus()
  }

  function edit() {
    if (isUnreadable) replace(formatThemeJson(colours.theme))
    setEditing(isUnreadable || !editing)
  }

  return (
    <div className="vg-_theming">
      {isUnreadable && (
        <Banner
          tone="warning"
          title="The stored colours cannot be read"
          action={<CopyButton size="sm" showLabel label="Copy what is stored" value={field.value} />}
        >
          {colours.message} Visitors see the {productName} colours until you choose others.
        </Banner>
      )}
      <ColoursSummary colours={colours} mode={mode} productName={productName} />
      {fieldState.error && (
        <p role="alert" className="vg-_theming__failure">
          {fieldState.error.message}
        </p>
      )}
      {!readOnly && (
        <div className="vg-_theming__actions">
          <Button ref={editButton} aria-expanded={editing} onClick={edit}>
            {isUnreadable ? 'Choose new colours' : 'Edit colours'}
          </Button>
          {field.value !== '' && (
            <Button tone="ghost" onClick={() => replace('')}>
              Use {productName} colours
            </Button>
          )}
          {field.value !== base.customThemeJSONString && (
            <Button tone="ghost" onClick={() => replace(base.customThemeJSONString)}>
              Revert
            </Button>
          )}
        </div>
      )}
      {editing && !readOnly && (
        <Suspense fallback={<EditorSkeleton />}>
          <ThemePaletteEditor
            key={round}
            className="vg-_theming__editor"
            preview={null}
            choosesMode={false}
            theme={{
              ...colours.theme,
              themeType: mode,
              nineColorPallet: paletteForMode(colours.theme, mode),
            }}
            onThemeChange={(theme) => field.onChange(formatThemeJson(theme))}
            onDone={() => {
              setEditing(false)
              editButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      <SavedThemes
        owner={{ region, workspaceId: base.ownerID }}
        colours={colours}
        onApply={
          readOnly
            ? undefined
            : (theme) => {
                field.onChange(formatThemeJson(theme))
                setRound(round + 1)
              }
        }
      />
    </div>
  )
}

function EditorSkeleton() {
  return (
    <SkeletonGroup label="Opening the editor">
      <Skeleton shape="control" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonGroup>
  )
}
