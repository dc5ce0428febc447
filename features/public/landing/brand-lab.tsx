import { type CSSProperties, useState } from 'react'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { labColors, showcaseAgent, showcaseTransport } from './showcase.ts'
import './brand-lab.css'

/** The widget in the visitor's hands: pick a colour and a mode, and it wears them. */
export function BrandLab() {
  const [primary, setPrimary] = useState<string>(labColors[0].hex)
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  return (
    <div className="vg-brand-lab">
      <WidgetStage
        agent={showcaseAgent(primary, mode)}
        transport={showcaseTransport}
        caption="An example conversation, in the colours you pick."
      />
      <div className="vg-brand-lab__controls">
        <fieldset className="vg-brand-lab__colors">
          <legend>Brand colour</legend>
          {labColors.map(({ hex, name }) => (
            <label key={hex} className="vg-brand-lab__color" style={{ '--swatch': hex } as CSSProperties}>
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
        </fieldset>
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
      </div>
    </div>
  )
}
