import { printTable } from '../shared/table.ts'
import { formatBytes, formatMs } from '../shared/units.ts'
import { kernelLimit, measureKernel } from './kernel-size.ts'
import { measureSwitch } from './theme-switch.ts'

/** How much more a switch may cost than the same change of style without us. */
const mostRatio = 1.5

/** The design system by itself: what its kernel weighs, and what another theme costs. */
export async function benchUi({ rounds }: { rounds: number }): Promise<void> {
  const { js, css } = await measureKernel()
  const { ours, bare, elements } = await measureSwitch(rounds)
  const ratio = ours / bare
  printTable('Design system', [
    {
      what: 'kernel beyond react, react-dom and Radix, gzip',
      measured: `${formatBytes(js + css)} (JS ${formatBytes(js)}, CSS ${formatBytes(css)})`,
      goal: `≤ ${formatBytes(kernelLimit)}`,
      met: js + css <= kernelLimit,
    },
    { what: `the same change of style, bare, ${elements} elements`, measured: formatMs(bare) },
    {
      what: 'theme switch',
      measured: `${formatMs(ours)}, ${ratio.toFixed(2)}×`,
      goal: `≤ ${mostRatio}×`,
      met: ratio <= mostRatio,
    },
  ])
}
