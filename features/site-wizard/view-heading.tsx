import { type ReactNode, useEffect, useRef } from 'react'
import { useHeadings } from './heading-level.ts'
import './site-wizard.css'

/** Props of `ViewHeading`. */
interface ViewHeadingProps {
  /** The one question, or what is going on. */
  children: ReactNode
  /** One or two sentences under it. */
  help?: ReactNode
  /** Takes the focus when it appears, so that the new view is read out and tabbing starts at its top. @default true */
  takeFocus?: boolean
}

/** The head of one view. */
export function ViewHeading({ children, help, takeFocus = true }: ViewHeadingProps) {
  const { View } = useHeadings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  return (
    <div className="vg-site-wizard__head">
      <View ref={heading} tabIndex={-1} className="vg-site-wizard__heading">
        {children}
      </View>
      {help && <p className="vg-site-wizard__help">{help}</p>}
    </div>
  )
}
