import { useContext, useRef, useState } from 'react'
import { WordsContext } from './words-context.ts'

/** Code with a copy button. */
export function CodeBlock({ text }: { text: string }) {
  const words = useContext(WordsContext)
  const code = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // A page may forbid the clipboard in its frames: select the code, so that the keyboard can copy it.
      getSelection()?.selectAllChildren(code.current!)
    }
  }

  return (
    <div className="vg-widget__code" dir="ltr">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code ref={code}>{text}</code>
      </pre>
      <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
        {copied ? (words?.copied ?? 'Copied') : (words?.copy ?? 'Copy')}
      </button>
    </div>
  )
}
