/**
 * What stands on the command line: `--only a,b`, `--deep`, `--changed`, and anything else, which goes to vitest as it is.
 * @param {string[]} args
 * @returns {{ only: string[] | null, isDeep: boolean, changed: { since: string | null } | null, extra: string[] }}
 *   `since` is the revision behind `--changed`, null for what is not committed
 */
export function parseOptions(args) {
  const options = { only: null, isDeep: false, changed: null, extra: [] }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '--deep') options.isDeep = true
    else if (arg === '--changed') options.changed = { since: isValue(args[i + 1]) ? args[++i] : null }
    else if (arg.startsWith('--changed=')) options.changed = { since: arg.slice('--changed='.length) }
    else if (arg === '--only') options.only = splitNames(args[++i] ?? '')
    else if (arg.startsWith('--only=')) options.only = splitNames(arg.slice('--only='.length))
    else options.extra.push(arg)
  }
  return options
}

function isValue(arg) {
  return arg !== undefined && !arg.startsWith('-')
}

function splitNames(list) {
  return list.split(',').filter(Boolean)
}

/**
 * The steps to run, in their usual order; throws on a name that is no step.
 * @template {{ name: string, isDeep?: boolean }} Step
 * @param {Step[]} steps
 * @param {{ only: string[] | null, isDeep: boolean }} options `only` null for all of them, those of a deep run only when deep
 */
export function chooseSteps(steps, { only, isDeep }) {
  if (!only) return steps.filter((step) => isDeep || !step.isDeep)
  const names = steps.map((step) => step.name)
  const unknown = only.filter((name) => !names.includes(name))
  if (only.length === 0 || unknown.length > 0) {
    throw new Error(`--only takes ${names.join(', ')}; not ${unknown.join(', ') || 'nothing'}.`)
  }
  return steps.filter((step) => only.includes(step.name))
}
