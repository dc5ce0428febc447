import { useLayoutEffect, useRef, useState } from 'react'
import { rgbToHex } from '#mocks/contracts/theme/color.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

const roles = {
  Surfaces: [
    'canvas',
    'surface',
    'surface-sunken',
    'surface-raised',
    'surface-tint',
    'neutral-soft',
    'neutral-soft-hover',
  ],
  Text: ['text', 'text-muted', 'text-faint'],
  Lines: ['border', 'border-strong', 'border-control', 'focus-ring'],
  Accent: [
    'accent-solid',
    'accent-solid-hover',
    'accent-on',
    'accent-soft',
    'accent-soft-hover',
    'accent-text',
    'accent-border',
  ],
  Status: [
    'success',
    'warning',
    'danger',
    'info',
    'success-soft',
    'warning-soft',
    'danger-soft',
    'info-soft',
  ],
}

/** Every role as the browser resolves it here. */
export function ColorRoles({ theme, mode }: { theme: Theme; mode: ThemeType }) {
  return Object.entries(roles).map(([group, names]) => (
    <div key={group} className="doc-part">
      <h3>{group}</h3>
      <div className="doc-swatches">
        {names.map((name) => (
          <Role key={`${theme.primary}-${mode}-${name}`} name={name} />
        ))}
      </div>
    </div>
  ))
}

function Role({ name }: { name: string }) {
  const swatch = useRef<HTMLDivElement>(null)
  const [hex, setHex] = useState('')
  useLayoutEffect(() => setHex(resolvedColor(swatch.current!)), [])
  return (
    <div>
      <div ref={swatch} className="doc-swatch__color" style={{ backgroundColor: `var(--${name})` }} />
      <div className="doc-code">--{name}</div>
      <div className="doc-quiet">{hex}</div>
    </div>
  )
}

/** The colour an element is painted with; mixed ones come as fractions of `color(srgb …)`. */
function resolvedColor(element: HTMLElement): string {
  const text = getComputedStyle(element).backgroundColor
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  const scale = text.startsWith('color(') ? 255 : 1
  return rgbToHex([red * scale, green * scale, blue * scale])
}
