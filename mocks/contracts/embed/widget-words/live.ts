import { type SpokenLanguage, spokenLanguage } from '../../shared/spoken-language.ts'

/**
 * What a visitor reads of who answers them. `{name}` is a member's, `{count}` minutes. They are loaded with the first
 * message, apart from the widget's other words. '' says nothing.
 */
export interface LiveWords {
  waiting: string
  /** The same where it is known how long it usually takes: beside the offer, not in its place. */
  waitingMinutes: string
  joined: string
  handedBack: string
  closed: string
  /** How they can be reached was kept while they wait. */
  noted: string
  reopened: ''
}

const words: Record<SpokenLanguage, Omit<LiveWords, 'reopened'>> = {
  en: {
    waiting: 'A person will answer you here. You can leave your email address in case you have to go.',
    waitingMinutes:
      'A person will answer you here. It usually takes {count} min. You can leave your email address in case you have to go.',
    joined: '{name} has joined.',
    handedBack: 'Back with the assistant.',
    closed: 'This conversation is closed. Thank you! Write again at any time.',
    noted: 'Thank you. Your details have been passed on to the team.',
  },
  de: {
    waiting:
      'Hier antwortet Ihnen gleich ein Mensch. Falls Sie gehen müssen, hinterlassen Sie Ihre E-Mail-Adresse.',
    waitingMinutes:
      'Hier antwortet Ihnen gleich ein Mensch. Meist dauert es {count} Min. Falls Sie gehen müssen, hinterlassen Sie Ihre E-Mail-Adresse.',
    joined: '{name} ist jetzt dabei.',
    handedBack: 'Der Assistent ist wieder für Sie da.',
    closed: 'Diese Unterhaltung ist beendet. Vielen Dank! Schreiben Sie jederzeit wieder.',
    noted: 'Danke. Ihre Angaben sind an das Team weitergegeben.',
  },
  fr: {
    waiting: 'Une personne va vous répondre ici. Si vous devez partir, laissez votre adresse e-mail.',
    waitingMinutes:
      'Une personne va vous répondre ici. Il faut en général {count} min. Si vous devez partir, laissez votre adresse e-mail.',
    joined: '{name} a rejoint la conversation.',
    handedBack: 'L’assistant reprend la conversation.',
    closed: 'Cette conversation est close. Merci ! Écrivez-nous quand vous voulez.',
    noted: 'Merci. Vos coordonnées ont été transmises à l’équipe.',
  },
  es: {
    waiting: 'Una persona le responderá aquí. Si tiene que irse, deje su correo electrónico.',
    waitingMinutes:
      'Una persona le responderá aquí. Suele tardar {count} min. Si tiene que irse, deje su correo electrónico.',
    joined: '{name} se ha unido.',
    handedBack: 'El asistente vuelve a atenderle.',
    closed: 'Esta conversación está cerrada. ¡Gracias! Escriba de nuevo cuando quiera.',
    noted: 'Gracias. Sus datos se han transmitido al equipo.',
  },
  it: {
    waiting: 'Una persona le risponderà qui. Se deve andare, lasci il suo indirizzo e-mail.',
    waitingMinutes:
      'Una persona le risponderà qui. Di solito ci vogliono {count} min. Se deve andare, lasci il suo indirizzo e-mail.',
    joined: '{name} è qui.',
    handedBack: 'L’assistente è di nuovo con lei.',
    closed: 'Questa conversazione è chiusa. Grazie! Scriva di nuovo quando vuole.',
    noted: 'Grazie. I suoi dati sono stati passati al team.',
  },
  nl: {
    waiting: 'Iemand antwoordt u hier. Moet u weg, laat dan uw e-mailadres achter.',
    waitingMinutes:
      'Iemand antwoordt u hier. Meestal duurt het {count} min. Moet u weg, laat dan uw e-mailadres achter.',
    joined: '{name} doet nu mee.',
    handedBack: 'De assistent helpt u weer verder.',
    closed: 'Dit gesprek is gesloten. Bedankt! U kunt altijd weer schrijven.',
    noted: 'Bedankt. Uw gegevens zijn doorgegeven aan het team.',
  },
  pt: {
    waiting: 'Uma pessoa vai responder aqui. Se tiver de sair, deixe o seu e-mail.',
    waitingMinutes:
      'Uma pessoa vai responder aqui. Costuma demorar {count} min. Se tiver de sair, deixe o seu e-mail.',
    joined: '{name} entrou na conversa.',
    handedBack: 'O assistente está de volta.',
    closed: 'Esta conversa está encerrada. Obrigado! Escreva de novo quando quiser.',
    noted: 'Obrigado. Os seus dados foram transmitidos à equipa.',
  },
  pl: {
    waiting: 'Wkrótce odpowie tu człowiek. Jeśli musisz iść, zostaw swój adres e-mail.',
    waitingMinutes:
      'Wkrótce odpowie tu człowiek. Zwykle trwa to {count} min. Jeśli musisz iść, zostaw swój adres e-mail.',
    joined: '{name} dołącza do rozmowy.',
    handedBack: 'Znów odpowiada asystent.',
    closed: 'Ta rozmowa jest zamknięta. Dziękujemy! Napisz ponownie w każdej chwili.',
    noted: 'Dziękujemy. Twoje dane zostały przekazane zespołowi.',
  },
  sv: {
    waiting: 'En person svarar dig här. Måste du gå kan du lämna din e-postadress.',
    waitingMinutes:
      'En person svarar dig här. Det brukar ta {count} min. Måste du gå kan du lämna din e-postadress.',
    joined: '{name} är med nu.',
    handedBack: 'Assistenten är tillbaka.',
    closed: 'Samtalet är avslutat. Tack! Skriv igen när du vill.',
    noted: 'Tack. Dina uppgifter har förts vidare till teamet.',
  },
  da: {
    waiting: 'En person svarer dig her. Skal du gå, kan du efterlade din e-mailadresse.',
    waitingMinutes:
      'En person svarer dig her. Det tager som regel {count} min. Skal du gå, kan du efterlade din e-mailadresse.',
    joined: '{name} er med nu.',
    handedBack: 'Assistenten er tilbage.',
    closed: 'Samtalen er afsluttet. Tak! Skriv igen, når du vil.',
    noted: 'Tak. Dine oplysninger er givet videre til teamet.',
  },
  cs: {
    waiting: 'Brzy vám tu odpoví člověk. Musíte-li odejít, nechte nám svůj e-mail.',
    waitingMinutes:
      'Brzy vám tu odpoví člověk. Obvykle to trvá {count} min. Musíte-li odejít, nechte nám svůj e-mail.',
    joined: '{name} se připojuje.',
    handedBack: 'Znovu odpovídá asistent.',
    closed: 'Konverzace je uzavřena. Děkujeme! Kdykoli napište znovu.',
    noted: 'Děkujeme. Vaše údaje jsme předali týmu.',
  },
  tr: {
    waiting: 'Size burada bir kişi yanıt verecek. Gitmeniz gerekirse e-posta adresinizi bırakın.',
    waitingMinutes:
      'Size burada bir kişi yanıt verecek. Genellikle {count} dk sürer. Gitmeniz gerekirse e-posta adresinizi bırakın.',
    joined: '{name} katıldı.',
    handedBack: 'Asistan yeniden burada.',
    closed: 'Bu sohbet kapandı. Teşekkürler! İstediğiniz zaman yeniden yazın.',
    noted: 'Teşekkürler. Bilgileriniz ekibe iletildi.',
  },
}

/** The words for an agent's language, English where it is none of ours. */
export function liveWords(lang: string): LiveWords {
  return { ...words[spokenLanguage(lang) ?? 'en'], reopened: '' }
}
