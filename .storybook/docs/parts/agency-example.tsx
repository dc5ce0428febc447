import { type ReactNode, useId } from 'react'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import './parts.css'

interface AgencyExampleProps {
  /** What an agency writes; '.mine' stands for the scope of the example. */
  css: string
  children: ReactNode
}

/** Agency CSS beside what it does. It stands in no layer, as an agency's stylesheet does. */
export function AgencyExample({ css, children }: AgencyExampleProps) {
  const name = `mine-${useId().replaceAll(/\W/g, '')}`
  return (
    <div className="doc-columns sb-unstyled">
      <ThemeScope className="doc-scope">
        <CodeBlock label="Custom CSS" code={css} />
      </ThemeScope>
      <ThemeScope className={`doc-scope ${name}`}>
        <style>{css.replaceAll('.mine', `.${name}`)}</style>
        <div className="doc-stack">{children}</div>
      </ThemeScope>
    </div>
  )
}
