import { type ReactNode, useEffect, useRef } from 'react'

/** Props of `ViewHeading`. */
interface ViewHeadingProps {
  /** The one question, or what is going on. */
  children: ReactNode
  /** One or two sentences under it. */
  help?: ReactNode
  /** Takes the focus when it appears, so that the new view is read out and tabbing starts at its top. @default true */
  takeFocus?: boolean
}

/** The head of one view of the wizard. */
export function ViewHeading({ children, help, takeFocus = true }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  return (
    <div className="vg-agent-wizard__head">
      <h3 ref={heading} tabIndex={-1} className="vg-agent-wizard__heading">
        {children}
      </h3>
      {help && <p className="vg-agent-wizard__help">{help}</p>}
    </div>
  )
}
