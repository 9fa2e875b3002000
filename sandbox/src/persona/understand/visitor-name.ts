export const ASKS_NAME = /\b(what|remember|know|forgot|forget|tell|say|recall|still)\b.{0,30}\bmy name\b|^who am i$/;
