import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { ScaleTable } from './scale-table.tsx'
import './parts.css'

/** Sizes of type, each with its line height. */
export function TypeScale() {
  return (
    <ScaleTable
      prefix="--font-size-"
      sample={(name) => (
        <span
          style={{ fontSize: `var(${name})`, lineHeight: `var(${name.replace('font-size', 'line-height')})` }}
        >
          Answers at any hour
        </span>
      )}
    />
  )
}

/** Weights of type. */
export function WeightScale() {
  return (
    <ScaleTable
      prefix="--weight-"
      sample={(name) => <span style={{ fontWeight: `var(${name})` }}>Answers at any hour 0123456789</span>}
    />
  )
}

/** Distances. */
export function SpaceScale() {
  return (
    <ScaleTable
      prefix="--space-"
      sample={(name) => <div className="doc-bar" style={{ inlineSize: `var(${name})` }} />}
    />
  )
}

/** Heights of what is pressed or filled in. */
export function ControlScale() {
  return (
    <ScaleTable
      prefix="--control-"
      sample={(name) => <div className="doc-bar" style={{ inlineSize: '6rem', blockSize: `var(${name})` }} />}
    />
  )
}

/** Corners. */
export function RadiusScale() {
  return (
    <ScaleTable
      prefix="--radius-"
      sample={(name) => (
        <div
          className="doc-bar"
          style={{ inlineSize: '6rem', blockSize: '2.5rem', borderRadius: `var(${name})` }}
        />
      )}
    />
  )
}

/** Shadows of what floats. */
export function ShadowScale() {
  return (
    <ScaleTable
      prefix="--shadow-"
      sample={(name) => (
        <div
          style={{
            inlineSize: '8rem',
            blockSize: '2.5rem',
            margin: '0.75rem',
            borderRadius: 'var(--radius-card)',
            background: 'var(--surface-raised)',
            boxShadow: `var(${name})`,
          }}
        />
      )}
    />
  )
}

/** Durations, to be seen. */
export function MotionScale() {
  const [moved, setMoved] = useState(false)
  return (
    <>
      <ThemeScope className="doc-scope sb-unstyled">
        <div>
          <Button onClick={() => setMoved(!moved)}>Move them</Button>
        </div>
      </ThemeScope>
      <ScaleTable
        prefix="--duration-"
        sample={(name) => (
          <div className="doc-track" data-moved={moved || undefined}>
            <div className="doc-ball" style={{ transitionDuration: `var(${name})` }} />
          </div>
        )}
      />
    </>
  )
}
