import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language'
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { claimEscape } from './claim-escape.ts'
import { createEchoes } from './echoes.ts'
import { editorTheme } from './editor-theme.ts'

/** What an editor is made of. */
export interface EditorSettings {
  parent: HTMLElement
  text: string
  /** What of it can change, as it is at first. */
  props: EditorProps
  /** Lets the editor's style element through a strict content security policy. */
  nonce?: string
  onChange: (text: string) => void
  onBlur: () => void
  /** Whether Tab moves on, after Escape, instead of indenting. */
  onLeavingChange: (leaving: boolean) => void
}

/** What of an editor can change. */
export interface EditorProps {
  /** Of the element one types into: id, names, description, validity. */
  attributes: Record<string, string>
  placeholder: string
  readOnly: boolean
  disabled: boolean
  language: LanguageSupport | null
}

/** An editor in the page. */
export interface Editor {
  focus: () => void
  setText: (text: string) => void
  configure: (props: EditorProps) => void
  destroy: () => void
}

/** Puts an editor into an element. Tab indents; after Escape it moves on, so that nobody is trapped. */
export function createEditor({ parent, text, props, nonce, ...events }: EditorSettings): Editor {
  const changing = new Compartment()
  let leaving = false
  const echoes = createEchoes()

  const leave = (next: boolean) => {
    if (leaving === next) return
    leaving = next
    events.onLeavingChange(next)
  }

  const view = new EditorView({
    parent,
    root: parent.ownerDocument,
    state: EditorState.create({
      doc: text,
      extensions: [
        editing,
        keymap.of([
          {
            key: 'Tab',
            run: (target) => !leaving && indentMore(target),
            shift: (target) => !leaving && indentLess(target),
          },
        ]),
        nonce ? EditorView.cspNonce.of(nonce) : [],
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return
          leave(false)
          if (update.transactions.some((each) => each.annotation(fromOutside))) return
          const written = update.state.doc.toString()
          echoes.expect(written)
          events.onChange(written)
        }),
        EditorView.domEventHandlers({
          blur: () => {
            leave(false)
            events.onBlur()
          },
        }),
        changing.of(extensionsOf(props)),
      ],
    }),
  })

  const release = claimEscape(view.dom, () => {
    if (leaving || view.state.readOnly) return false
    leave(true)
    return true
  })

  return {
    focus: () => view.focus(),
    setText: (next) => {
      if (echoes.isOne(next) || next === view.state.doc.toString()) return
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: fromOutside.of(true),
      })
    },
    configure: (next) => view.dispatch({ effects: changing.reconfigure(extensionsOf(next)) }),
    destroy: () => {
      release()
      view.destroy()
    },
  }
}

/** Marks a change that nobody wrote here. */
const fromOutside = Annotation.define<boolean>()

const editing: Extension = [
  history(),
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  bracketMatching(),
  indentOnInput(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  // Classes, coloured in code-editor.css: they follow the theme and need no styles of their own.
  syntaxHighlighting(classHighlighter),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  editorTheme,
]

function extensionsOf({
  attributes,
  placeholder: hint,
  readOnly,
  disabled,
  language,
}: EditorProps): Extension[] {
  return [
    EditorView.contentAttributes.of(attributes),
    EditorState.readOnly.of(readOnly || disabled),
    EditorView.editable.of(!disabled),
    hint ? placeholder(hint) : [],
    language ?? [],
  ]
}
