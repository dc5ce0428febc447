import { describe, expect, it } from 'vitest'
import { hear } from '#api/providers/responder/talk/hear.ts'

describe('the wish for a person in languages the agent does not speak by itself', () => {
  it.each([
    'נציג',
    'נציג בבקשה',
    'בן אדם',
    'אני רוצה לדבר עם מישהו',
    'אפשר לדבר עם נציג?',
    'שלום, אני רוצה לדבר עם בן אדם אמיתי בבקשה',
    'אני רוצה נציג אנושי',
    'תעבירו אותי לנציג',
    'أريد التحدث إلى شخص',
    'أريد التحدث إلى شخص حقيقي',
    'هل يمكنني التحدث مع موظف؟',
    'أُريدُ التَّحدُّث مع موظف',
    'موظف من فضلك',
    'خدمة العملاء',
  ])('is heard: %s', (text) => {
    expect(hear(text, ['en'])).toEqual({ kind: 'person', language: 'en' })
  })

  it.each([
    'מתי אתם פתוחים?',
    'מתי נציג יגיע?',
    'כמה עולה כרטיס לבן אדם אחד?',
    'מה שעות הפעילות של שירות לקוחות?',
    'אפשר לדבר עם מישהו כמה זה עולה?',
    'متى تفتحون؟',
    'هل موظف الاستقبال يتكلم الإنجليزية؟',
    'ما هي ساعات عمل خدمة العملاء؟',
    'كم سعر التذكرة لشخص واحد؟',
    'أين مكتبكم؟',
  ])('is not heard in what may be a question: %s', (text) => {
    expect(hear(text, ['en'])).toBeNull()
  })
})
