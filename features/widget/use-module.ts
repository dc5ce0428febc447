import { useEffect, useState } from 'react'

/** A part of the program that loads when it is needed. */
export interface LoadedModule<T> {
  /** The module, once it is there. */
  module: T | undefined
  /** True after a try that failed. */
  failed: boolean
  retry(): void
}

/** Loads a module as soon as it is wanted. `load` must be stable. */
export function useModule<T>(load: () => Promise<T>, wanted: boolean): LoadedModule<T> {
  const [module, setModule] = useState<T>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || module || failed) return
    let gone = false
    load().then(
      (loaded) => gone || setModule(loaded),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [load, wanted, module, failed])

  return { module, failed, retry: () => setFailed(false) }
}
