/** A place an agent can answer in, as it is listed in public (spec 1 §2, channels screen). */
export interface ChannelEntry {
  key: 'website' | 'whatsapp' | 'instagram' | 'messenger' | 'discord' | 'telegram' | 'voice' | 'email'
  name: string
  /** What it does for the people who write there, one sentence. */
  description: string
  /** False while this version cannot connect to it. */
  available: boolean
}

/** Every channel, in the order people look for them. */
export const channels: readonly ChannelEntry[] = [
  {
    key: 'website',
    name: 'Website widget',
    description: 'A bubble or a chat in the page, in the colours of your brand.',
    available: true,
  },
  {
    key: 'whatsapp',
    name: 'WhatsApp',
    description: 'Answers on your business number, with message templates.',
    available: false,
  },
  {
    key: 'instagram',
    name: 'Instagram',
    description: 'Answers direct messages of your connected page.',
    available: false,
  },
  {
    key: 'messenger',
    name: 'Messenger',
    description: "Answers messages to your page's inbox.",
    available: false,
  },
  {
    key: 'discord',
    name: 'Discord',
    description: 'Answers in a channel of your community.',
    available: false,
  },
  { key: 'telegram', name: 'Telegram', description: 'Answers as a bot of your own.', available: false },
  {
    key: 'voice',
    name: 'Voice',
    description: 'Visitors of your website press a button and talk with the agent.',
    available: true,
  },
  {
    key: 'email',
    name: 'Email',
    description: 'Answers emails in the thread they came in.',
    available: false,
  },
]
