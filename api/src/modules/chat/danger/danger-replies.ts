import type { Danger, DangerLanguage } from './danger-patterns.ts';

export interface FoundDanger {
  danger: Danger;
  language: DangerLanguage;
  /** Something has been swallowed already. */
  isPoisoning?: boolean;
}

/** For every other country: a directory of helplines in many languages. */
const DIRECTORY = 'https://findahelpline.com';

/** The shop's own words, out of the game. 988 and 911 are of the country that the shop sells in. */
const replies: Record<Danger, Record<DangerLanguage, string>> = {
  'self-harm': {
    en: `I am setting the game aside for a moment, because this matters more. I am glad that it was said. Nobody has to carry it alone: in the US, call or text 988, at any hour and for free, and a person answers. If somebody is in danger right now, call 911. In other countries, ${DIRECTORY} lists numbers nearby. If there is somebody you trust close by, please tell them, too.`,
    de: `Ich lege das Spiel kurz zur Seite, denn das hier ist wichtiger. Es ist gut, dass es ausgesprochen ist. Niemand muss damit allein sein: in den USA 988 anrufen oder eine Nachricht dorthin schicken, jederzeit und kostenlos. In akuter Gefahr 911, in Europa 112. Für andere Länder stehen Nummern auf ${DIRECTORY}. Wenn jemand in der Nähe ist, dem du vertraust, sag es bitte auch dort.`,
    es: `Dejo el juego a un lado un momento, porque esto importa más. Me alegra que lo hayas dicho. Nadie tiene que cargar con esto a solas: en los EE. UU., llama o escribe al 988, a cualquier hora y gratis, también en español. Si hay peligro ahora mismo, llama al 911. En otros países, ${DIRECTORY} tiene números cercanos. Si hay alguien de confianza cerca, cuéntaselo también.`,
    fr: `Je mets le jeu de côté un instant, parce que ceci compte davantage. Je suis heureux que ce soit dit. Personne ne doit porter cela seul : aux États-Unis, appelez le 988 ou écrivez-lui, à toute heure et gratuitement. En cas de danger immédiat, appelez le 911, en Europe le 112. Pour les autres pays, ${DIRECTORY} donne des numéros. Si une personne de confiance est près de vous, dites-le-lui aussi.`,
  },
  violence: {
    en: `I am setting the game aside for a moment. What you describe is not all right, and it is not your fault. If you are in danger now, call 911, and get to where other people are if you can. In the US, 1-800-799-7233 helps with violence at home, and 988 is there to talk to, both at any hour. In other countries, ${DIRECTORY} lists numbers nearby.`,
    de: `Ich lege das Spiel kurz zur Seite. Was du beschreibst, ist nicht in Ordnung, und es ist nicht deine Schuld. In akuter Gefahr 911 anrufen, in Europa 112, und wenn es geht dorthin gehen, wo andere Menschen sind. In den USA ist 988 jederzeit zum Reden da. Für andere Länder stehen Nummern auf ${DIRECTORY}.`,
    es: `Dejo el juego a un lado un momento. Lo que cuentas no está bien, y no es culpa tuya. Si hay peligro ahora mismo, llama al 911 y ve adonde haya otras personas si puedes. En los EE. UU., el 1-800-799-7233 ayuda con la violencia en casa y el 988 escucha, a cualquier hora. En otros países, ${DIRECTORY} tiene números cercanos.`,
    fr: `Je mets le jeu de côté un instant. Ce que vous décrivez n'est pas normal, et ce n'est pas de votre faute. En cas de danger immédiat, appelez le 911, en Europe le 112, et rejoignez d'autres personnes si vous le pouvez. Aux États-Unis, le 988 écoute à toute heure. Pour les autres pays, ${DIRECTORY} donne des numéros.`,
  },
  medical: {
    en: `I am setting the game aside: this can be serious, and it cannot wait. Please call 911 now, or the emergency number where you are (112 in Europe), and do not drive yourself. Stay with somebody until help is there. If it is the weight on your mind that hurts, 988 answers in the US at any hour, and ${DIRECTORY} lists numbers in other countries.`,
    de: `Ich lege das Spiel zur Seite: Das kann ernst sein und kann nicht warten. Bitte jetzt den Notruf wählen, 112 in Europa, 911 in den USA, und nicht selbst fahren. Bleib bei jemandem, bis Hilfe da ist. Wenn es die Seele ist, die schmerzt: in den USA 988, für andere Länder ${DIRECTORY}.`,
    es: `Dejo el juego a un lado: esto puede ser grave y no puede esperar. Llama ahora al 911, o al número de emergencias de donde estés (112 en Europa), y no conduzcas. Quédate con alguien hasta que llegue la ayuda. Si lo que duele es el ánimo, el 988 responde en los EE. UU. a cualquier hora, y ${DIRECTORY} tiene números de otros países.`,
    fr: `Je mets le jeu de côté : cela peut être grave et ne peut pas attendre. Appelez maintenant les urgences, le 911 aux États-Unis, le 112 en Europe, et ne conduisez pas. Restez avec quelqu'un jusqu'à l'arrivée des secours. Si c'est le moral qui fait mal, le 988 répond aux États-Unis à toute heure, et ${DIRECTORY} donne des numéros ailleurs.`,
  },
};

/** Before the reply, where something was swallowed. The number is that of America's Poison Centers. */
const poisoning: Record<DangerLanguage, string> = {
  en: 'If anything was swallowed, please call 911 or Poison Help at 1-800-222-1222 right now, even if nothing hurts yet.',
  de: 'Wenn etwas eingenommen wurde: bitte jetzt sofort den Notruf wählen, 112 in Europa, 911 in den USA (Giftnotruf dort: 1-800-222-1222), auch wenn noch nichts wehtut.',
  es: 'Si se ha tragado algo, llama ahora mismo al 911 o a Poison Help, 1-800-222-1222 (112 en Europa), aunque todavía no duela nada.',
  fr: 'Si quelque chose a été avalé, appelez tout de suite le 911 ou Poison Help, 1-800-222-1222 (112 en Europe), même si rien ne fait encore mal.',
};

export function dangerReply({ danger, language, isPoisoning = false }: FoundDanger): string {
  return `${isPoisoning ? `${poisoning[language]} ` : ''}${replies[danger][language]}`;
}
