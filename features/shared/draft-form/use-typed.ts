import { type Control, type FieldValues, useWatch } from 'react-hook-form'

/** All that is typed in a form; whoever asks is drawn again with every change. */
export function useTyped<Values extends FieldValues>(control: Control<Values>): Values {
  return useWatch({ control }) as Values
}
