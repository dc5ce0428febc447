import { benchHttp } from './http/http.bench.ts'

const args = new Set(process.argv.slice(2))
const only = [...args].filter((arg) => !arg.startsWith('--'))
const wants = (section: string) => only.length === 0 || only.includes(section)

if (wants('http')) await benchHttp(args.has('--quick') ? [10, 1000] : [10, 1000, 100_000])
