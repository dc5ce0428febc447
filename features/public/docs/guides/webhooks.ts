import { paths } from '#features/shared/paths.ts'
import { deliveryLimits, maxAttempts } from '#mocks/contracts/library/delivery-limits.ts'
import { eventDays, eventLabels } from '#mocks/contracts/library/event.schema.ts'
import { formatCount } from '#ui/format/number.ts'
import { listEvents } from '../examples/list-events.ts'
import { verifyDelivery } from '../examples/verify-delivery.ts'
import type { Guide } from '../guide.types.ts'

/** So many seconds in the largest unit that fits: '5 minutes'. */
function inWords(seconds: number): string {
  const [unit, length] =
    seconds >= 3600
      ? (['hour', 3600] as const)
      : seconds >= 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  return formatCount(seconds / length, unit)
}

const waits = new Intl.ListFormat('en-GB').format(deliveryLimits.retrySeconds.map(inWords))

/** Hearing of what happens. */
export const webhooks: Guide = {
  slug: 'webhooks',
  title: 'Webhooks',
  lead: 'Hear about what happens in a workspace, and make sure that it was us who told you.',
  sections: [
    {
      id: 'events',
      heading: 'Events',
      alsoCalled: 'subscribe, notify a server, event types',
      blocks: [
        {
          kind: 'text',
          text: `Enter an \`https://\` address on the Events page of the workspace and choose which events it gets. Each event is kept for ${eventDays} days and can be sent again from there.`,
        },
        { kind: 'terms', label: 'Events', items: Object.entries(eventLabels) },
      ],
      example: listEvents,
    },
    {
      id: 'deliveries',
      heading: 'Deliveries',
      alsoCalled: 'retry, payload, failed delivery',
      blocks: [
        {
          kind: 'text',
          text: 'A delivery is a `POST` of JSON: `type`, and `payload` with what happened, `createdAt` in Unix seconds and `workspaceSecret`, which names the workspace and opens nothing.',
        },
        {
          kind: 'list',
          items: [
            `Answer with any \`2xx\` within ${inWords(deliveryLimits.answerSeconds)}. Do slow work afterwards.`,
            `Anything else is tried again: after ${waits}, ${maxAttempts} times in all. Redirects are not followed.`,
            'An event may come more than once, and not in order. `webhook-id` stays the same: keep the ids you have seen.',
            '`410` ends deliveries until the address is saved again.',
          ],
        },
      ],
      snippet: {
        title: 'A delivery',
        code: `{
  "type": "conversation_started",
  "payload": {
    "agentId": "YOUR_AGENT_ID",
    "conversationId": "…",
    "createdAt": 1767225600,
    "workspaceSecret": "…"
  }
}`,
      },
    },
    {
      id: 'signatures',
      heading: 'Signatures',
      alsoCalled: 'verify a signature, HMAC, validate, security',
      blocks: [
        {
          kind: 'text',
          text: 'Make a signing secret on the Events page and check every delivery before you trust it. Signatures follow Standard Webhooks, so its libraries can do it for you.',
        },
        {
          kind: 'terms',
          label: 'Headers of a delivery',
          items: [
            ['webhook-id', 'Id of the event.'],
            [
              'webhook-timestamp',
              'When it was sent, in Unix seconds. Refuse what is older than five minutes.',
            ],
            [
              'webhook-signature',
              '`v1,` and the Base64 of an HMAC with SHA-256 over id, timestamp and body, joined by dots. There may be several, separated by spaces.',
            ],
          ],
        },
        {
          kind: 'text',
          text: `The same events can be read with a key: [Library](${paths.docsArea.href('library', 'library.event.list')}).`,
        },
      ],
      example: verifyDelivery,
    },
  ],
}
