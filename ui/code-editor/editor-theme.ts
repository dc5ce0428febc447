import { EditorView } from '@codemirror/view'

const inherit = { backgroundColor: 'transparent', color: 'inherit' }

/**
 * Takes CodeMirror's own colours away: its styles are in no layer and would beat ours. What stays is set on
 * the frame, in code-editor.css.
 */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', ...inherit },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--_gutter)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'var(--_active-line)',
  },
  '.cm-activeLineGutter': inherit,
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--_match)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-placeholder': { color: 'var(--_placeholder)' },
})
