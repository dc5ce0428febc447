import { type CSSProperties, useState } from 'react'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { labColors, showcaseAgent, showcaseTransport } from './showcase.ts'
import './brand-lab.css'

/** The widget in the visitor's hands: pick a colour and a mode, and it wears them. */
export function BrandLab() {
  const [primary, setPrimary] = useState<string>(labColors[0].hex)
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  return (
    <Stack>
      <WidgetStage
        agent={showcaseAgent(primary, mode)}
        transport={showcaseTransport}
        caption="An example conversation, in the colours you pick."
      />
      <Row wrap gap={5} lineGap={3} justify="between">
        <Row as="fieldset" wrap className="vg-_brand-lab__colors">
          <legend>Brand colour</legend>
          {labColors.map(({ hex, name }) => (
            <label key={hex} className="vg-_brand-lab__color" style={{ '--swatch': hex } as CSSProperties}>
              <input
                type="radio"
                name="brand-colour"
                value={hex}
                checked={hex === primary}
                onChange={() => setPrimary(hex)}
                aria-label={name}
              />
            </label>
          ))}
        </Row>
        <SegmentedControl
          label="Mode"
          size="sm"
          value={mode}
          onValueChange={setMode}
          segments={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Row>
    </Stack>
  )
}
