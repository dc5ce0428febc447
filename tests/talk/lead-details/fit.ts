import type { LeadCase } from './lead-case.ts'

/** What the rules were written with. */
export const fit: readonly LeadCase[] = [
  ['my mail is anna@example.com', 'en', { email: 'anna@example.com' }],
  ['Anna Smith, 202-555-0143', 'en', { name: 'Anna Smith', phone: '+1 202 555 0143' }],
  ['Rufen Sie mich an: 0171 2345678', 'de', { phone: '+49 171 2345678' }],
  ['+44 7400 123456 is best', 'en', { phone: '+44 7400 123456' }],
  ['je m’appelle Zoé, 06 12 34 56 78', 'fr', { name: 'Zoé', phone: '+33 6 12 34 56 78' }],
  ['mi número es 612 34 56 78', 'es', { phone: '+34 612 34 56 78' }],
  ['mein Name ist Jörg Müller, +49 30 123456', 'de', { name: 'Jörg Müller', phone: '+49 30 123456' }],
  ['My name is Bob', 'en', { name: 'Bob' }],
  ['my order is 2025550143', 'en', {}],
  ['Bestellnummer 01712345678', 'de', {}],
  ['is info@cafe.example your address?', 'en', {}],
  ['can you call me at 202-555-0143?', 'en', { phone: '+1 202 555 0143' }],
  ['from 2026-11-05 to 2026-11-09', 'en', {}],
  ['room 12, 13 and 14', 'en', {}],
  ['version 1.2.3.4', 'en', {}],
  ['what are your hours?', 'en', {}],
  ['zoe@exemple.fr, merci', 'fr', { email: 'zoe@exemple.fr' }],
  ['numero 347 123 4567', 'it', { phone: '+39 347 123 4567' }],
  [
    'bob.b+x@mail.example.org or +31 6 12345678',
    'nl',
    { email: 'bob.b+x@mail.example.org', phone: '+31 6 12345678' },
  ],
  ['Is +44 20 7946 0018 your number?', 'en', {}],
]
