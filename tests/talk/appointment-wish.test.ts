import { describe, expect, it } from 'vitest'
import { appointmentWishIn } from '#api/providers/responder/talk/appointment-wish.ts'

describe('a wish about an appointment', () => {
  it.each([
    ['I want to book an appointment', 'book', 'the wish'],
    ["I'd like to book a table for two on Friday", 'book', 'more'],
    ['I have to cancel', 'cancel', 'the wish'],
    ['I need to move my appointment', 'move', 'the wish'],
    ['Ich möchte meinen Termin verschieben', 'move', 'the wish'],
    ['je voudrais prendre rendez-vous', 'book', 'the wish'],
    ['necesito cambiar mi cita', 'move', 'the wish'],
    ['vorrei un appuntamento', 'book', 'the wish'],
    ['ik wil een afspraak maken', 'book', 'the wish'],
    ['preciso remarcar', 'move', 'the wish'],
    ['muszę odwołać wizytę', 'cancel', 'the wish'],
    ['jag vill boka en tid', 'book', 'the wish'],
    ['jeg vil gerne bestille en tid', 'book', 'the wish'],
    ['potřebuji se objednat', 'book', 'the wish'],
    ['randevu almak istiyorum', 'book', 'the wish'],
  ])('%s', (text, wish, says) => {
    expect(appointmentWishIn(text)).toMatchObject({ wish, says })
  })

  it.each([
    'can I cancel my appointment',
    'How do I book an appointment?',
    'what does it cost to move my appointment',
    'I need to cancel my newspaper subscription',
    'kann ich meinen Termin verschieben',
    'we are bookkeepers',
    '',
  ])('none in %j', (text) => {
    expect(appointmentWishIn(text)).toBeNull()
  })
})
