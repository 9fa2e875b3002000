/** What visitors call the persons whom they speak of. */
export const RELATION = String.raw`(?:hubb?y|hubs|(?:other|better) half|missus|wife|wifey|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|(?:step[- ]?)?(?:m[uo]m(?:my|ma)?|mother|mama|dad|daddy|father|son|daughter|brother|sister)|papa|parents|sis|bro|kids?|twins|aunt|auntie|uncle|gran|granny|grand\w+|gramps|nan|nana|cousin|nephew|niece|friend|buddy|boss|ceo|intern|manager|accountant|designer|receptionist|trainer|landlord|landlady|godmother|godfather|colleague|coworker|room(?:mate|ie)|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
/** Of one person beside the visitor. */
export const PRONOUN = /\b(?:s?he|him|his|hers?)\b/;
