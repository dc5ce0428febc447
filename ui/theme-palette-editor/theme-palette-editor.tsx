import { RefreshCw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { repairTheme } from '#mocks/contracts/theme/contrast-report.ts'
import type { Theme, ThemeColorUsage, ThemeType, ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { Button } from '#ui/button/button.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { ModeControl } from '#ui/segmented-control/mode-control.tsx'
import { cx } from '#ui/theme/cx.ts'
import { Specimen } from '#ui/theme/specimen.tsx'
import { bothModesReport } from './both-modes-report.ts'
import { PaletteContrast } from './palette-contrast.tsx'
import {
  changedShades,
  type LockedShades,
  type PaletteDraft,
  withLock,
  withPrimary,
  withShade,
  withThemeType,
} from './palette-edits.ts'
import { PaletteImport } from './palette-import.tsx'
import { PalettePreview } from './palette-preview.tsx'
import { PaletteSwatches } from './palette-swatches.tsx'
import './theme-palette-editor.css'

/** Everything else reaches the element. */
export interface ThemePaletteEditorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The theme as it stands. */
  theme: Theme
  /** A change, with every step: what shows the theme follows live. */
  onThemeChange: (theme: Theme) => void
  /** Closes the editor; without it there is no Done button. */
  onDone?: () => void
  /** What shows the theme, in a scope of its own; null where the page shows it. @default a specimen of the controls */
  preview?: ReactNode
  /** False where the mode is chosen elsewhere on the page: there is one control for it. @default true */
  choosesMode?: boolean
  /** Variant of the preview. @default the scope's */
  previewVariant?: ThemeVariant
  /** Colour usage of the preview. @default the scope's */
  previewColorUsage?: ThemeColorUsage
}

const noLocks: LockedShades = new Set()

/** An agency's colours: primary, ten shades, what can be read on them, and how they look (spec 1 §2). */
export function ThemePaletteEditor({
  theme,
  onThemeChange,
  onDone,
  preview = <Specimen />,
  choosesMode = true,
  previewVariant,
  previewColorUsage,
  className,
  ...rest
}: ThemePaletteEditorProps) {
  const [kept, setKept] = useState({ locked: noLocks, themeType: theme.themeType })
  const [previewMode, setPreviewMode] = useState<ThemeType>(theme.themeType)
  const [repair, setRepair] = useState<{ before: Theme; shades: string[] } | null>(null)
  const report = useMemo(() => bothModesReport(theme), [theme])
  // The mode may change outside, too: the list runs the other way then, and what is kept in it.
  const { locked } = withThemeType(
    { ...kept, theme: { ...theme, themeType: kept.themeType } },
    theme.themeType,
  )
  const draft = { theme, locked }
  const failing = new Set(report.flatMap(({ passes, storedShade }) => (passes ? [] : (storedShade ?? []))))

  function apply(next: PaletteDraft) {
    setKept({ locked: next.locked, themeType: next.theme.themeType })
    setRepair(null)
    if (next.theme !== theme) onThemeChange(next.theme)
  }

  function changeType(themeType: ThemeType) {
    setPreviewMode(themeType)
    apply(withThemeType(draft, themeType))
  }

  function makeReadable() {
    const repaired = repairTheme(theme)
    setRepair({ before: theme, shades: changedShades(theme, repaired) })
    onThemeChange(repaired)
  }

  return (
    <div {...rest} className={cx('vg-palette-editor', className)}>
      <div className="vg-_palette-editor__layout">
        <div className="vg-_palette-editor__controls">
          <div className="vg-_palette-editor__row">
            {choosesMode && <ModeControl value={theme.themeType} onValueChange={changeType} />}
            <PaletteImport
              onImport={(imported) => {
                setPreviewMode(imported.themeType)
                apply({ theme: imported, locked: noLocks })
              }}
            />
            <CopyButton size="sm" showLabel label="Copy theme" value={formatThemeJson(theme)} />
          </div>
          <div className="vg-_palette-editor__primary">
            <Field label="Primary" help="The ten shades are made from it, except those you keep.">
              <ColorField
                size="lg"
                value={theme.primary}
                onValueChange={(hex) => apply(withPrimary(draft, hex))}
                pickerLabel="Pick the primary colour"
              />
            </Field>
            <Button
              size="lg"
              icon={<RefreshCw aria-hidden />}
              onClick={() => apply(withPrimary(draft, theme.primary))}
            >
              Regenerate
            </Button>
          </div>
          <PaletteSwatches
            {...draft}
            failing={failing}
            onShadeChange={(index, hex) => apply(withShade(draft, index, hex))}
            onLockToggle={(index) => apply(withLock(draft, index))}
          />
          <PaletteContrast
            report={report}
            repaired={repair?.shades ?? null}
            onRepair={makeReadable}
            onUndo={() => {
              if (repair) onThemeChange(repair.before)
              setRepair(null)
            }}
          />
        </div>
        {preview !== null && (
          <PalettePreview
            theme={theme}
            mode={previewMode}
            onModeChange={setPreviewMode}
            variant={previewVariant}
            colorUsage={previewColorUsage}
          >
            {preview}
          </PalettePreview>
        )}
      </div>
      {onDone && (
        <div className="vg-_palette-editor__foot">
          <Button tone="primary" onClick={onDone}>
            Done
          </Button>
        </div>
      )}
    </div>
  )
}
