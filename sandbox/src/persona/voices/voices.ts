import { baggins } from './characters/baggins.ts';
import { brunana } from './characters/brunana.ts';
import { captainsChoice } from './characters/captains-choice.ts';
import { chocolateJava } from './characters/chocolate-java.ts';
import { darth } from './characters/darth.ts';
import { decafDestiny } from './characters/decaf-destiny.ts';
import { dukesSpice } from './characters/dukes-spice.ts';
import { friendlyNeighborhood } from './characters/friendly-neighborhood.ts';
import { jacksPumpkin } from './characters/jacks-pumpkin.ts';
import { mastersBlend } from './characters/masters-blend.ts';
import { mintStoleChristmas } from './characters/mint-stole-christmas.ts';
import { snickeringWeasley } from './characters/snickering-weasley.ts';
import { sparrows } from './characters/sparrows.ts';
import type { Voice } from './voice.ts';

/** By slug. Other coffees use the default voice. */
export const voices: Record<string, Voice> = {
  'dukes-spice': dukesSpice,
  sparrows,
  'chocolate-java': chocolateJava,
  'masters-blend': mastersBlend,
  'jacks-pumpkin': jacksPumpkin,
  brunana,
  'friendly-neighborhood': friendlyNeighborhood,
  'mint-stole-christmas': mintStoleChristmas,
  'decaf-destiny': decafDestiny,
  darth,
  baggins,
  'captains-choice': captainsChoice,
  'snickering-weasley': snickeringWeasley,
};
