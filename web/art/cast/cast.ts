import { snickeringWeasley, sparrows } from './critters.ts';
import { darth } from './darth.ts';
import { decafDestiny, mastersBlend } from './elders.ts';
import type { Persona } from './expressions.ts';
import { jacksPumpkin, mintStoleChristmas } from './holidays.ts';
import { captainsChoice, dukesSpice } from './nobility.ts';
import { brunana, chocolateJava } from './sweets.ts';
import { baggins, friendlyNeighborhood } from './wanderers.ts';

/**
 * The thirteen coffees by slug. Some slugs allude to well-known stories; the drawings must not,
 * so every persona is a cup first and a costume of everyday props second.
 */
export const cast: Record<string, Persona> = {
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
