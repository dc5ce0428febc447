import { Suspense, useState } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { agencyLabels } from './agency-values.ts'

const ThemePaletteEditor = lazyPart(() =>
  import('#ui/theme-palette-editor/theme-palette-editor.tsx').then((m) => m.ThemePaletteEditor),
)

interface AgencyColoursProps {
  /** `customThemeJSONString`. */
  value: string
  error: string | undefined
  onChange: (json: string) => void
}

/** The primary colour and its shades; the preview beside shows them at once. */
export function AgencyColours({ value, error, onChange }: AgencyColoursProps) {
  const readOnly = useReadOnly()
  // Grows when the colours are replaced as a whole: what the editor remembers of the ones before is over.
  const [round, setRound] = useState(0)
  const theme = agencyTheme({ customThemeJSONString: value })
  return (
    <Card padding="lg">
      <Section
        title={agencyLabels.customThemeJSONString}
        description="A primary colour and the shades made from it."
        actions={
          !readOnly &&
          value !== '' && (
            <Button
              size="sm"
              tone="ghost"
              onClick={() => {
                onChange('')
                setRound(round + 1)
              }}
            >
              Use the first colours
            </Button>
          )
        }
      >
        {error && (
          <Text size="sm" tone="danger" role="alert">
            {error}
          </Text>
        )}
        {readOnly ? (
          <Text>
            <Text as="span" code>
              {theme.primary}
            </Text>
            , made for {theme.themeType} mode
          </Text>
        ) : (
          <Suspense
            fallback={
              <SkeletonGroup label="Opening the editor">
                <Skeleton shape="control" />
                <Skeleton shape="row" />
              </SkeletonGroup>
            }
          >
            <ThemePaletteEditor
              key={round}
              preview={null}
              theme={theme}
              onThemeChange={(next) => onChange(formatThemeJson(next))}
            />
          </Suspense>
        )}
      </Section>
    </Card>
  )
}
