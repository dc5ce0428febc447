import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** What a mail with members' answers says around them; `{agent}` and `{name}` are the agent's and the member's. */
interface AnswerMailWords {
  subject: string
  /** Before the visitor's own words. */
  asked: string
  answered: string
  /** How to go on. */
  goOn: string
  /** Why they are mailed. */
  why: string
}

const words: Record<SpokenLanguage, AnswerMailWords> = {
  en: {
    subject: 'Your answer from {agent}',
    asked: 'You wrote:',
    answered: '{name} answered:',
    goOn: 'To go on, open the chat on the page where you wrote.',
    why: 'You get this mail because this address was left in that chat. It is used for answers to it alone.',
  },
  de: {
    subject: 'Ihre Antwort von {agent}',
    asked: 'Sie haben geschrieben:',
    answered: '{name} hat geantwortet:',
    goOn: 'Um weiterzuschreiben, öffnen Sie den Chat auf der Seite, auf der Sie geschrieben haben.',
    why: 'Sie bekommen diese E-Mail, weil diese Adresse in jenem Chat hinterlassen wurde. Sie dient nur den Antworten darauf.',
  },
  fr: {
    subject: 'Votre réponse de {agent}',
    asked: 'Votre message :',
    answered: '{name} a répondu :',
    goOn: 'Pour continuer, ouvrez le chat sur la page où vous avez écrit.',
    why: 'Vous recevez cet e-mail parce que cette adresse a été laissée dans ce chat. Elle ne sert qu’aux réponses à celui-ci.',
  },
  es: {
    subject: 'Su respuesta de {agent}',
    asked: 'Usted escribió:',
    answered: '{name} respondió:',
    goOn: 'Para continuar, abra el chat en la página desde la que escribió.',
    why: 'Recibe este correo porque esta dirección se dejó en ese chat. Solo se usa para responder a él.',
  },
  it: {
    subject: 'La sua risposta da {agent}',
    asked: 'Lei ha scritto:',
    answered: '{name} ha risposto:',
    goOn: 'Per continuare, apra la chat nella pagina da cui ha scritto.',
    why: 'Riceve questa e-mail perché questo indirizzo è stato lasciato in quella chat. Serve solo per rispondere a essa.',
  },
  nl: {
    subject: 'Uw antwoord van {agent}',
    asked: 'U schreef:',
    answered: '{name} antwoordde:',
    goOn: 'Wilt u verder schrijven, open dan de chat op de pagina waar u schreef.',
    why: 'U krijgt deze e-mail omdat dit adres in die chat is achtergelaten. Het wordt alleen gebruikt voor antwoorden daarop.',
  },
  pt: {
    subject: 'A sua resposta de {agent}',
    asked: 'Escreveu:',
    answered: '{name} respondeu:',
    goOn: 'Para continuar, abra o chat na página onde escreveu.',
    why: 'Recebe este e-mail porque este endereço foi deixado nesse chat. Serve apenas para as respostas.',
  },
  pl: {
    subject: 'Odpowiedź od {agent}',
    asked: 'Twoja wiadomość:',
    answered: 'Odpowiedź ({name}):',
    goOn: 'Aby pisać dalej, otwórz czat na stronie, z której wysłano wiadomość.',
    why: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano w tym czacie. Służy on tylko do odpowiedzi.',
  },
  sv: {
    subject: 'Ditt svar från {agent}',
    asked: 'Du skrev:',
    answered: '{name} svarade:',
    goOn: 'Öppna chatten på sidan där du skrev om du vill fortsätta.',
    why: 'Du får det här mejlet eftersom adressen lämnades i den chatten. Den används bara för svar på den.',
  },
  da: {
    subject: 'Dit svar fra {agent}',
    asked: 'Du skrev:',
    answered: '{name} svarede:',
    goOn: 'Åbn chatten på den side, hvor du skrev, hvis du vil fortsætte.',
    why: 'Du får denne mail, fordi adressen blev efterladt i den chat. Den bruges kun til svar på den.',
  },
  cs: {
    subject: 'Odpověď od {agent}',
    asked: 'Vaše zpráva:',
    answered: 'Odpověď ({name}):',
    goOn: 'Chcete-li pokračovat, otevřete chat na stránce, ze které jste psali.',
    why: 'Tento e-mail dostáváte, protože tato adresa byla uvedena v tomto chatu. Slouží jen k odpovědím.',
  },
  tr: {
    subject: '{agent} yanıtınız',
    asked: 'Yazdığınız:',
    answered: '{name} yanıtladı:',
    goOn: 'Devam etmek için yazdığınız sayfadaki sohbeti açın.',
    why: 'Bu e-postayı, bu adres o sohbette bırakıldığı için alıyorsunuz. Adres yalnızca yanıtlar için kullanılır.',
  },
}

/** The words for an agent's language, English where it is none of ours. */
export function answerMailWords(lang: string | undefined): AnswerMailWords {
  return words[spokenLanguage(lang) ?? 'en']
}
