import { expect, type Page } from '@playwright/test';
import { answerOperation } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

interface CharacterAnswer {
  data: { adminCoffee: Record<string, unknown> };
}

/** Opens the sheet of a character; resolves with what the shop has answered. */
async function openCharacter(page: Page, address = '/admin-coffee/captains-choice'): Promise<CharacterAnswer> {
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('AdminCharacter') === true);
  await page.goto(address);
  const answer = (await (await answered).json()) as CharacterAnswer;
  await expect(page.getByRole('heading', { name: "Captain's Choice", level: 1 })).toBeVisible();
  return answer;
}

/** The sheet of one character in all its states; nothing is stored. */
export const characterScreens: readonly Screen[] = [
  {
    name: 'admin-character',
    signedInAs: 'admin',
    async open({ page }) {
      await openCharacter(page);
      await page.getByRole('textbox', { name: 'Quip' }).fill('All hands on deck. You too.');
      await page.getByRole('textbox', { name: 'Ground stock' }).fill('ten');
      await expect(page.getByText('Draft: 2 changes not saved')).toBeVisible();
      await expect(page.getByText('Stock is a whole number, 0 or more.')).toBeVisible();
    },
  },
  {
    name: 'admin-character-card',
    signedInAs: 'admin',
    async open({ page }) {
      await openCharacter(page, '/admin-coffee/captains-choice?preview=card');
      await expect(page.getByRole('button', { name: 'BREW THIS' })).toBeVisible();
    },
  },
  {
    name: 'admin-character-talk',
    signedInAs: 'admin',
    async open({ page }) {
      const text = "Then you've the right berth. Three spoons, boiling hard, five minutes, and salute before the first sip.";
      await answerOperation(page, 'talkToDraft', { data: { talkToDraft: { __typename: 'DraftReply', text, engine: 'test' } } });
      await openCharacter(page, '/admin-coffee/captains-choice?preview=talk');
      await page.getByRole('textbox', { name: 'Say something to the draft' }).fill('Something strong for the night shift.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('log')).toContainText('right berth');
    },
  },
  {
    name: 'admin-character-stale',
    signedInAs: 'admin',
    async open({ page }) {
      const { data } = await openCharacter(page);
      const current = { ...data.adminCoffee, version: 13, greeting: 'Ahoy! Wipe your feet, all of them.' };
      await answerOperation(page, 'updateCoffee', {
        data: {
          updateCoffee: { __typename: 'CoffeeEditStale', message: 'Somebody else has changed this.', fields: ['greeting'], current },
        },
      });
      await page.getByRole('textbox', { name: 'Greeting' }).fill('Welcome aboard. Mind the mop.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Take theirs' })).toBeVisible();
    },
  },
  {
    name: 'admin-character-leave',
    signedInAs: 'admin',
    async open({ page }) {
      await openCharacter(page);
      await page.getByRole('textbox', { name: 'Quip' }).fill('All hands on deck. You too.');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog', { name: 'You have changes that are not saved' })).toBeVisible();
    },
  },
  {
    name: 'admin-character-new',
    signedInAs: 'admin',
    async open({ page }) {
      await page.goto('/admin-coffee/new');
      await expect(page.getByText('Missing: Name, Slug, Image URL, Description, Tags, Bio, Greeting, Personality')).toBeVisible();
    },
  },
  {
    name: 'admin-character-nobody',
    signedInAs: 'admin',
    async open({ page }) {
      await page.goto('/admin-coffee/nobody');
      await expect(page.getByRole('heading', { name: 'Nobody of this name' })).toBeVisible();
    },
  },
];
