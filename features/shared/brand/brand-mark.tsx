import type { ComponentProps } from 'react'

/** Our mark: a voice, drawn as five bars. Takes the colour of the text around it. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true" {...props}>
      <path
        d="M4 13.5v5M10 9v14M16 4v24M22 9v14M28 13.5v5"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
