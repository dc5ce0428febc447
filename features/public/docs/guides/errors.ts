import { apiLimits } from '#mocks/contracts/shared/api-limits.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { formatNumber } from '#ui/format/number.ts'
import { handleErrors } from '../examples/handle-errors.ts'
import { safeChange } from '../examples/safe-change.ts'
import { waitAndRetry } from '../examples/wait-and-retry.ts'
import type { Guide } from '../guide.types.ts'

const calls = formatNumber(apiLimits.callsAMinute)
const megabytes = apiLimits.bodyBytes / 1_000_000

/** What goes wrong, and what to do about it. */
export const errors: Guide = {
  slug: 'errors',
  title: 'Errors and limits',
  lead: 'One shape for everything that goes wrong, and how often you may call.',
  sections: [
    {
      id: 'shape',
      heading: 'The shape of an error',
      alsoCalled: 'error message, error body',
      blocks: [
        { kind: 'text', text: 'Every error is JSON with the same fields.' },
        {
          kind: 'terms',
          label: 'Fields of an error',
          items: [
            ['code', 'A word for programs. It stays the same; decide by it and by the status.'],
            ['message', 'A sentence for people. It may change.'],
            ['fields', 'Which inputs are wrong, and why. Only where inputs are wrong.'],
            ['requestId', 'Quote it to support; it is in the `X-Request-Id` header of every answer, too.'],
          ],
        },
      ],
      example: handleErrors,
    },
    {
      id: 'statuses',
      heading: 'Statuses',
      alsoCalled: 'error codes, HTTP status codes',
      blocks: [
        {
          kind: 'terms',
          label: 'Statuses of errors',
          items: Object.entries(defaultErrors).map(([status, { code, message }]) => [
            status,
            `\`${code}\` ${message}`,
          ]),
        },
        {
          kind: 'text',
          text: 'What belongs to others and what does not exist look the same: both are a `404`.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits',
      alsoCalled: 'rate limit, too many requests, throttling, quota, size of a body',
      blocks: [
        {
          kind: 'text',
          text: `A key may make ${calls} calls a minute in all. Some operations have a limit of their own; the reference names it. A body may have ${megabytes} MB where the reference says nothing else.`,
        },
        {
          kind: 'text',
          text: 'Over a limit the answer is a `429` whose `Retry-After` header says how many seconds to wait. A `503` may carry it, too; nothing was changed then.',
        },
      ],
      example: waitAndRetry,
    },
    {
      id: 'conflicts',
      heading: 'Conflicts',
      alsoCalled: 'optimistic locking, concurrent changes',
      blocks: [
        {
          kind: 'text',
          text: 'Send the `rev` you read with a change. If somebody else has changed one of the fields you send, the answer is a `409`: `fields` names them and `current` is the document as it is now. Fields nobody else touched are merged. Without `rev` the last write wins.',
        },
      ],
      example: safeChange,
    },
    {
      id: 'safe-to-repeat',
      heading: 'Safe to repeat',
      alsoCalled: 'idempotency, idempotent calls, retry without duplicates',
      blocks: [
        {
          kind: 'text',
          text: 'Agents and what is in the library are created under an id of your choice: 16 characters of `A–Z`, `a–z`, `0–9`, `-` and `_`. Sent again under the same id, a call that was cut off creates nothing twice.',
        },
      ],
    },
  ],
}
