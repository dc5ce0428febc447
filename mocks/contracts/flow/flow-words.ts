import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'

/** What a flow says by itself, where its owner gave it no words. */
interface FlowWords {
  /** It ended without a word. */
  over: string
  /** It waits for a question without having said so. */
  ask: string
  /** A step failed and no way leads on. */
  failed: string
  /** It took more steps than a turn has. */
  stopped: string
}

const words: Record<SpokenLanguage, FlowWords> = {
  en: {
    over: 'Thank you, that was everything.',
    ask: 'What would you like to know?',
    failed: 'That did not work just now. Please try again later.',
    stopped: 'I could not come to an end with that, so I stopped. Please write again to start over.',
  },
  de: {
    over: 'Danke, das war alles.',
    ask: 'Was möchten Sie wissen?',
    failed: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.',
    stopped:
      'Ich bin damit zu keinem Ende gekommen und habe aufgehört. Schreiben Sie bitte neu, um von vorn zu beginnen.',
  },
  fr: {
    over: 'Merci, c’est tout.',
    ask: 'Que souhaitez-vous savoir ?',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer plus tard.',
    stopped: 'Je n’ai pas pu aboutir et je me suis arrêté. Écrivez à nouveau pour recommencer.',
  },
  es: {
    over: 'Gracias, eso es todo.',
    ask: '¿Qué le gustaría saber?',
    failed: 'Eso no ha funcionado. Inténtelo de nuevo más tarde.',
    stopped: 'No he podido terminar y me he detenido. Escriba de nuevo para volver a empezar.',
  },
  it: {
    over: 'Grazie, è tutto.',
    ask: 'Che cosa desidera sapere?',
    failed: 'Non ha funzionato. Riprovi più tardi.',
    stopped: 'Non sono riuscito ad arrivare in fondo e mi sono fermato. Scriva di nuovo per ricominciare.',
  },
  nl: {
    over: 'Bedankt, dat was alles.',
    ask: 'Wat wilt u weten?',
    failed: 'Dat is nu niet gelukt. Probeer het later opnieuw.',
    stopped: 'Ik kwam er niet uit en ben gestopt. Schrijf opnieuw om van voren af aan te beginnen.',
  },
  pt: {
    over: 'Obrigado, é tudo.',
    ask: 'O que gostaria de saber?',
    failed: 'Não funcionou agora. Tente novamente mais tarde.',
    stopped: 'Não consegui chegar ao fim e parei. Escreva de novo para recomeçar.',
  },
  pl: {
    over: 'Dziękuję, to wszystko.',
    ask: 'Co chcieliby Państwo wiedzieć?',
    failed: 'To się teraz nie udało. Proszę spróbować później.',
    stopped: 'Nie udało mi się dojść do końca, więc przerwałem. Proszę napisać ponownie, aby zacząć od nowa.',
  },
  sv: {
    over: 'Tack, det var allt.',
    ask: 'Vad vill du veta?',
    failed: 'Det gick inte just nu. Försök igen senare.',
    stopped: 'Jag kom inte till något slut och avbröt. Skriv igen för att börja om.',
  },
  da: {
    over: 'Tak, det var det hele.',
    ask: 'Hvad vil du gerne vide?',
    failed: 'Det lykkedes ikke lige nu. Prøv igen senere.',
    stopped: 'Jeg kom ikke til nogen ende og stoppede. Skriv igen for at begynde forfra.',
  },
  cs: {
    over: 'Děkuji, to je vše.',
    ask: 'Co byste chtěli vědět?',
    failed: 'To se teď nepodařilo. Zkuste to prosím později.',
    stopped:
      'Nedospěl jsem k žádnému konci, a proto jsem přestal. Napište prosím znovu a začneme od začátku.',
  },
  tr: {
    over: 'Teşekkürler, hepsi bu kadar.',
    ask: 'Ne öğrenmek istersiniz?',
    failed: 'Bu şu anda olmadı. Lütfen daha sonra tekrar deneyin.',
    stopped: 'Bir sonuca varamadım ve durdum. Baştan başlamak için lütfen yeniden yazın.',
  },
}

/** The words of a flow in an agent's language; English where there are none. */
export function flowWordsFor(lang: string): FlowWords {
  return words[spokenLanguage(lang) ?? 'en']
}
