import { type PromptVariable, promptVariableWords } from '#mocks/contracts/agents/prompt-variables.ts'
import { Text } from '#ui/text/text.tsx'
import './variable-list.css'

interface VariableListProps {
  id: string
  /** The variables that could be meant. */
  names: readonly string[]
  /** Which of them the keys are at, from 0. */
  at: number
  onChoose: (name: string) => void
}

/** The variables that are offered while one is typed; the text keeps the focus. */
export function VariableList({ id, names, at, onChoose }: VariableListProps) {
  return (
    <div role="listbox" id={id} aria-label="Variables" className="vg-_variables">
      {names.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's own, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active one
        <div
          key={name}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === at}
          className="vg-_variables__one"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          <code>{`{{${name}}}`}</code>{' '}
          <Text as="span" size="sm" tone="muted">
            {promptVariableWords[name as PromptVariable]}
          </Text>
        </div>
      ))}
    </div>
  )
}
