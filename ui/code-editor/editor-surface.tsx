import { getNonce } from 'get-nonce'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import type { createEditor, Editor, EditorProps } from './create-editor.ts'
import { type CodeLanguage, loadLanguage } from './languages.ts'

interface EditorSurfaceProps extends Omit<EditorProps, 'language'> {
  create: typeof createEditor
  language: CodeLanguage
  text: string
  onTextChange: (text: string) => void
  onBlur: () => void
  onLeavingChange: (leaving: boolean) => void
  /** Takes the focus once: what stood here before had it. */
  takeFocus: boolean
  labelId: string | undefined
}

/** CodeMirror in an element of ours. */
export function EditorSurface({ create, language, text, takeFocus, labelId, ...props }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const support = useLazy(loadLanguage[language])
  const onChange = useEffectEvent(props.onTextChange)
  const onBlur = useEffectEvent(props.onBlur)
  const onLeavingChange = useEffectEvent(props.onLeavingChange)
  const { placeholder, readOnly, disabled } = props
  // Compared by what they say, since they are written anew with each render.
  const attributes = JSON.stringify(props.attributes)
  const languageSupport = support.state === 'ready' ? support.value : null
  const changing = useMemo(
    () => ({
      attributes: JSON.parse(attributes) as EditorProps['attributes'],
      placeholder,
      readOnly,
      disabled,
      language: languageSupport,
    }),
    [attributes, placeholder, readOnly, disabled, languageSupport],
  )
  const initial = useEffectEvent(() => ({ text, takeFocus, changing }))

  useEffect(() => {
    const { text, takeFocus, changing } = initial()
    const made = create({
      parent: host.current!,
      text,
      props: changing,
      nonce: getNonce(),
      onChange: (next) => onChange(next),
      onBlur: () => onBlur(),
      onLeavingChange: (leaving) => onLeavingChange(leaving),
    })
    setEditor(made)
    if (takeFocus) made.focus()
    return () => made.destroy()
  }, [create])

  useEffect(() => editor?.setText(text), [editor, text])

  useEffect(() => editor?.configure(changing), [editor, changing])

  // A label moves the focus to form controls only, which this is not.
  useEffect(() => {
    const label = labelId && editor ? document.getElementById(labelId) : null
    const focus = () => editor?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, labelId])

  return <div ref={host} className="vg-_code-editor__surface" />
}
