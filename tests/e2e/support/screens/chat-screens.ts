import { expect, type Page } from '@playwright/test';
import { failOperation } from '../fail-operation.ts';
import { arrive, messageInput, offers, say, sayAndStop, send, sitDown } from '../pages/chatting.ts';
import type { Screen } from './screen.ts';

function dialog(page: Page, role: 'dialog' | 'alertdialog') {
  return expect(page.getByRole(role)).toBeVisible();
}

/** Every state of the conversation, and the taste on the account page. */
export const chatScreens: readonly Screen[] = [
  { name: 'chat-greeted', open: ({ page, email }) => sitDown(page, email, 'dukes-spice') },
  {
    name: 'chat-offers',
    async open({ page, email }) {
      await sitDown(page, email, 'chocolate-java');
      await say(page, 'Something sweet with chocolate');
      await offers(page).first().getByRole('button', { name: 'BREW THIS' }).click();
    },
  },
  {
    name: 'chat-stopped',
    async open({ page, email }) {
      await sitDown(page, email, 'baggins');
      await sayAndStop(page, 'What would you drink on a rainy evening?');
    },
  },
  {
    name: 'chat-hand-over',
    async open({ page, email }) {
      await sitDown(page, email, 'brunana');
      await say(page, 'Let me talk to Chocolate Java');
      await expect(page.getByRole('button', { name: 'Talk to Chocolate Java' })).toBeVisible();
    },
  },
  {
    name: 'chat-offline',
    allow: /ERR_INTERNET_DISCONNECTED/,
    async open({ page, email }) {
      await sitDown(page, email, 'dukes-spice');
      await page.context().setOffline(true);
      await messageInput(page).fill('Is anybody there?');
      await send(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.context().setOffline(false);
    },
  },
  {
    name: 'chat-too-long',
    async open({ page, email }) {
      await sitDown(page, email, 'dukes-spice');
      await messageInput(page).fill('x'.repeat(1_001));
    },
  },
  {
    name: 'chat-history-away',
    allow: /ERR_FAILED/,
    async open({ page, email }) {
      await arrive(page, email);
      const heal = await failOperation(page, 'ChatHistory');
      await page.goto('/?character=darth#chat-section');
      await expect(page.getByRole('alert')).toBeVisible();
      await heal();
    },
  },
  {
    name: 'chat-clear',
    async open({ page, email }) {
      await sitDown(page, email, 'dukes-spice');
      await page.getByRole('button', { name: 'CLEAR' }).click();
      await dialog(page, 'alertdialog');
    },
  },
  {
    name: 'chat-all-characters',
    async open({ page }) {
      await page.goto('/chat');
      await page.getByRole('button', { name: 'ALL 13 CHARACTERS' }).click();
      await dialog(page, 'dialog');
    },
  },
  {
    name: 'account-taste',
    async open({ page, email }) {
      await sitDown(page, email, 'darth');
      await say(page, 'Something smoky and ground, nothing sweet');
      await page.goto('/account');
      await expect(page.getByRole('button', { name: 'FORGET MY TASTE' })).toBeVisible();
    },
  },
];
